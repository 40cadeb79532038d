// Focuses the open side panel when no other element has the focus.

/** Attribute of the side panel. */
export const sidePanelMark = { 'data-side-panel': '' }

/** Fields, and custom selects without their hidden native one. */
const FIELD =
  ':is(input, select, textarea, [role=combobox]):not(:disabled, [type=hidden], [aria-hidden=true], [tabindex="-1"])'

/** Focuses the first field of the open side panel, else the panel. */
export function focusSidePanel(): void {
  const panel = document.querySelector<HTMLElement>('[data-side-panel]')
  const field = panel?.querySelector<HTMLElement>(FIELD)
  ;(field ?? panel)?.focus()
}
