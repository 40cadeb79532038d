// Presses what a page offers and watches whether anything comes of it.
import type { Locator, Page } from '@playwright/test'

/** What can be pressed. Links are visited by their address instead. */
const PRESSABLE = 'button, [role=button], summary, select, input[type=checkbox], label:has(> input)'
/** Pressing again what is chosen already does nothing, and should not. */
const CHOSEN =
  '[aria-pressed=true], [aria-current], [aria-selected=true], [role=radio][aria-checked=true], [data-state=active], :disabled, [aria-disabled=true]'
/** How long a press may take to show something, in milliseconds: beyond it the button counts as dead. */
const PATIENCE_MS = 8_000

declare global {
  interface Window {
    walk?: { seen: boolean }
  }
}

/** Names of the buttons of a page, one of each kind: of a list of like rows the first. */
export async function pressables(page: Page): Promise<string[]> {
  return page.evaluate(
    ([pressable, chosen]) => {
      const kinds = new Set<string>()
      const names: string[] = []
      const all = [...document.querySelectorAll<HTMLElement>(pressable)]
      for (const [index, element] of all.entries()) {
        element.removeAttribute('data-walk')
        if (element.matches(chosen) || element.closest('[inert], [aria-hidden=true]')) continue
        const box = element.getBoundingClientRect()
        const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        if (!middle || !(element.contains(middle) || middle.contains(element))) continue
        const name = (element.getAttribute('aria-label') ?? element.innerText ?? element.title).trim()
        // Rows of one list are alike but for their words.
        const row = element.closest('li, tr, [role=row], [role=listitem], [data-vehicle]')
        const kind = row
          ? `row ${element.className}`
          : `${name.replace(/[\d.,]+/g, '#')} ${element.className}`
        if (kinds.has(kind)) continue
        kinds.add(kind)
        element.setAttribute('data-walk', String(index))
        names.push(`${index} ${name.slice(0, 60)}`)
      }
      return names
    },
    [PRESSABLE, CHOSEN] as const,
  )
}

/** The element behind a name of `pressables`, which has just marked it. */
export const pressableAt = (page: Page, name: string): Locator =>
  page.locator(`[data-walk="${name.split(' ')[0]}"]`)

/**
 * True when pressing it changed the page, moved it elsewhere, sent a change, opened a page or brought a file. What moves by
 * itself does not count: parts that changed while nobody touched anything are left out.
 */
export async function answersToPress(page: Page, button: Locator): Promise<boolean> {
  let hasAnswered = false
  const answer = () => (hasAnswered = true)
  const sent = (request: { method(): string }) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method())) answer()
  }
  const before = page.url()
  page.on('request', sent)
  page.on('download', answer)
  page.on('filechooser', answer)
  page.on('dialog', (dialog) => {
    answer()
    void dialog.dismiss().catch(() => {})
  })
  page.context().on('page', answer)
  await page.evaluate(() => {
    const restless = new Set<Node>()
    const watch = { seen: false }
    let isQuiet = true
    window.walk = watch
    const isHint = (node: Node) =>
      node instanceof Element &&
      (node.matches('[role=tooltip]') || node.querySelector('[role=tooltip]') !== null)
    new MutationObserver((records) => {
      for (const record of records) {
        if (isQuiet) restless.add(record.target)
        else if (!restless.has(record.target) && ![...record.addedNodes, ...record.removedNodes].some(isHint))
          watch.seen = true
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [
        'class',
        'open',
        'hidden',
        'value',
        'disabled',
        'data-map',
        'data-theme',
        'style',
        'aria-expanded',
        'aria-pressed',
        'aria-checked',
        'aria-sort',
        'aria-selected',
        'aria-invalid',
        'aria-busy',
        'aria-valuenow',
        'data-hidden',
      ],
    })
    setTimeout(() => (isQuiet = false), 300)
  })
  await page.waitForTimeout(350)
  await button.click({ timeout: 15_000 })
  const deadline = Date.now() + PATIENCE_MS
  while (!hasAnswered && Date.now() < deadline) {
    // The page may be between two documents.
    const seen = await page.evaluate(() => window.walk?.seen ?? true).catch(() => true)
    if (seen || page.url() !== before) hasAnswered = true
    else await page.waitForTimeout(50)
  }
  page.off('request', sent)
  page.off('download', answer)
  page.off('filechooser', answer)
  page.removeAllListeners('dialog')
  page.context().off('page', answer)
  return hasAnswered
}
