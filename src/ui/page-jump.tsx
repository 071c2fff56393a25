import { Form } from 'react-router'
import { wording } from '#shared/wording.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import styles from './page-jump.module.css'

type Props = { current: number; total: number; hrefOf: (page: number) => string }

/** To a page far away. A plain form that leads to an address: it works without a script. */
export const PageJump = ({ current, total, hrefOf }: Props) => {
  const [path, query] = hrefOf(1).split('?')
  const others = [...new URLSearchParams(query)].filter(([name]) => name !== 'page')
  return (
    <Form className={styles.form} action={path || undefined}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        key={current}
        label={wording.pages.goTo(total)}
        type="number"
        name="page"
        inputMode="numeric"
        min={1}
        max={total}
        required
        autoComplete="off"
      />
      <Button variant="outline">{wording.pages.go}</Button>
    </Form>
  )
}
