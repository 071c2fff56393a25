/**
 * The only scripts of the genotype tool, written into the page by `InlineScript`. Each function is sent as its own
 * text, so it must not use anything from outside itself. Without them the tool works, too, by styles alone.
 */

/** Draws one letter of each parent. `random` returns a number from 0 up to 1, like Math.random. */
export const drawChild = (one: string, other: string, random: () => number) => {
  const letters = [one, other].map((genotype) => genotype.charAt(Math.floor(random() * 2)))
  const child = [...letters].sort((left, right) => 'ASCβ'.indexOf(left) - 'ASCβ'.indexOf(right)).join('')
  return { letters, child }
}

/**
 * Starts with the pair in the address, like /genotype#as-ac, and removes it from the address. After a tap that
 * completes the choice, moves the focus to the answer and on a narrow screen scrolls it to the top. Not after a key,
 * because arrow keys choose with every press, and must not move the focus away from the choices.
 */
export const focusAnswer = () => {
  const tool = document.querySelector<HTMLElement>('[data-tool]')
  if (!tool) return
  const isNarrow = () => innerWidth < 900
  const named = document.getElementById(location.hash.slice(1))
  if (named?.dataset.parents) {
    for (const [at, value] of named.dataset.parents.split(' ').entries())
      tool.querySelector<HTMLInputElement>(`[name="parent-${at + 1}"][value="${value}"]`)?.click()
    history.replaceState(history.state, '', location.pathname)
    ;(isNarrow() ? named.lastElementChild : document.querySelector('h1'))?.scrollIntoView()
  }
  let isTap = false
  tool.addEventListener('pointerdown', () => {
    isTap = true
  })
  tool.addEventListener('keydown', () => {
    isTap = false
  })
  tool.addEventListener('change', () => {
    if (!isTap) return
    const [next, ...rest] = tool.querySelectorAll('fieldset:not(:has(:checked))')
    // After the first parent, the choices for the other one.
    if (next && rest.length === 0 && isNarrow()) return next.scrollIntoView()
    const answers = [...tool.querySelectorAll<HTMLElement>('[data-headline]')]
    const shown = answers.find((answer) => answer.getClientRects().length > 0)
    if (next || !shown) return
    shown.focus({ preventScroll: true })
    if (isNarrow()) shown.nextElementSibling?.scrollIntoView()
  })
}

/** The answer that is shown, and its parents in the order in which they were chosen. */
export const shownPair = () => {
  const answers = [...document.querySelectorAll<HTMLElement>('[data-parents]')]
  const answer = answers.find((one) => one.querySelector('[data-headline]')?.getClientRects().length)
  const chosen = [...document.querySelectorAll<HTMLInputElement>('[data-tool] :checked')].map(({ value }) => value)
  return { answer, parents: chosen.length === 2 ? chosen : (answer?.dataset.parents ?? '').split(' ') }
}

type Draw = typeof drawChild
type ShownPair = typeof shownPair

/** Draws children of the chosen parents, one or twenty at a time, and counts them. */
export const tryPregnancies = (draw: Draw, shown: ShownPair) => {
  const [buttons, result, list] = document.querySelectorAll<HTMLElement>('[data-trial] > :is(.actions,output,ol)')
  if (!buttons || !result || !list) return
  const counts = { pair: '', children: 0, disease: 0 }
  const next = (answer: HTMLElement, [one = '', other = '']: string[]) => {
    const { letters, child } = draw(one, other, Math.random)
    const drawn = answer.querySelector<HTMLElement>(`[data-child="${child}"]`)
    const item = document.createElement('li')
    item.textContent = child
    item.dataset.disease = drawn?.dataset.disease
    list.append(item)
    counts.children += 1
    counts.disease += Number(item.dataset.disease === 'true')
    return `Parent 1 gives ${letters[0]}. Parent 2 gives ${letters[1]}. The child is ${child}: ${drawn?.lastChild?.textContent}.`
  }

  /** A percentage of fewer than 20 children would look like a chance. */
  const soFar = () => {
    const { children, disease } = counts
    const share = children < 20 ? '' : ` (${Math.round((100 * disease) / children)}%)`
    return `${children} ${children === 1 ? 'child' : 'children'} so far. ${disease || 'None'} ${disease > 1 ? 'have' : 'has'} sickle cell disease${share}.`
  }
  buttons.addEventListener('click', ({ target }) => {
    const times = Number(target instanceof HTMLButtonElement && target.value)
    const { answer, parents } = shown()
    if (times && !answer) result.textContent = 'First choose a genotype for each parent.'
    if (!times || !answer) return
    if (counts.pair !== parents.join()) {
      Object.assign(counts, { pair: parents.join(), children: 0, disease: 0 })
      list.textContent = ''
    }
    let last = ''
    for (let time = 0; time < times; time += 1) last = next(answer, parents)
    result.textContent = `${last} ${soFar()}`
  })
}
