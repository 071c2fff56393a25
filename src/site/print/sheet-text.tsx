import type { SheetSection } from './sheet-sections.ts'

/** Sections of a sheet, as plain text. */
export const SheetText = ({ sections }: { sections: SheetSection[] }) =>
  sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
    <section key={index}>
      {section.map(({ level, text }, position) => {
        const Part = level === 0 ? 'p' : level === 2 ? 'h2' : 'h3'
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        return <Part key={position}>{text}</Part>
      })}
    </section>
  ))
