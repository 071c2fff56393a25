import { type MouseEvent, useRef, useState } from 'react'

type Item = { _id: string }
export type Selection = ReturnType<typeof useSelection>

/** Which of these are chosen. Another list begins with none. */
export const useSelection = (items: Item[]) => {
  const [chosen, setChosen] = useState<{ of: Item[]; ids: Set<string> }>({ of: items, ids: new Set() })
  const last = useRef(0)
  const ids = chosen.of === items ? chosen.ids : new Set<string>()
  const set = (changed: Set<string>) => setChosen({ of: items, ids: changed })

  /** With the shift key everything in between follows. */
  const toggle = (index: number, { shiftKey }: Pick<MouseEvent, 'shiftKey'>) => {
    const isOn = !ids.has(items[index]?._id ?? '')
    const [from, to] = shiftKey ? [Math.min(last.current, index), Math.max(last.current, index)] : [index, index]
    const changed = new Set(ids)
    for (const { _id } of items.slice(from, to + 1)) isOn ? changed.add(_id) : changed.delete(_id)
    last.current = index
    set(changed)
  }
  return {
    ids,
    toggle,
    isAll: items.length > 0 && ids.size === items.length,
    toggleAll: () => set(ids.size === items.length ? new Set() : new Set(items.map(({ _id }) => _id))),
  }
}
