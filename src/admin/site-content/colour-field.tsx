/** The control for a colour: ready ones, any other, and the nearest shade that everyone can read. */
import type { FieldOf } from '#shared/content/fields.ts'
import { allowedShade, contrastsOf, shadesOf } from '#shared/look/shades.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Folded } from '../folded.tsx'
import styles from './section-editor.module.css'
import type { ControlProps } from './values.ts'

const ready = {
  Red: '#bc1d26',
  Orange: '#a8480a',
  Green: '#1b6b44',
  Teal: '#0b6773',
  Blue: '#1d4fa3',
  Purple: '#6b2fa0',
  Pink: '#b3196b',
  Grey: '#4a4a4a',
}

export const ColourField = ({ field, value, at, errors, onChange }: ControlProps<FieldOf<'colour'>>) => {
  const chosen = String(value)
  const offered = allowedShade(chosen)
  return (
    <fieldset className={styles.picture}>
      <legend>{field.label}</legend>
      <div className="actions">
        {Object.entries(ready).map(([name, colour]) => (
          <button
            key={name}
            type="button"
            className={styles.colour}
            style={{ backgroundColor: colour }}
            aria-pressed={colour === chosen}
            onClick={() => onChange(colour)}
          >
            {name}
          </button>
        ))}
      </div>
      <Field
        label="Another colour"
        type="color"
        value={chosen}
        error={offered === chosen ? undefined : errors[at]}
        onChange={({ target }) => onChange(target.value)}
      />
      {offered !== chosen && <Offer shade={offered} onUse={() => onChange(offered)} />}
      <Contrasts accent={offered} />
    </fieldset>
  )
}

const Offer = ({ shade, onUse }: { shade: string; onUse: () => void }) => (
  <Alert kind="failure">
    <p>Words in this colour are too pale to read. This is the nearest shade that works:</p>
    <p className="actions">
      <span className={styles.colour} style={{ backgroundColor: shade }}>
        {shade}
      </span>
      <Button type="button" variant="outline" onClick={onUse}>
        Use this shade
      </Button>
    </p>
  </Alert>
)

const Contrasts = ({ accent }: { accent: string }) => (
  <Folded name="Contrast, light and dark">
    <p>Each is at least as high as the guidelines for the web (WCAG) ask for. The other shades follow from yours.</p>
    <ul>
      {contrastsOf(shadesOf(accent)).map(({ in: theme, what, shade, other, least, contrast }) => (
        <li key={`${theme} ${what} ${shade} ${other}`}>
          {`${what}, ${theme}: ${contrast.toFixed(1)} (at least ${least})`}
        </li>
      ))}
    </ul>
  </Folded>
)
