// CodeMirror for the template editor: HTML or plain text, marked placeholders; Tab leaves the field.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { html } from '@codemirror/lang-html'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState } from '@codemirror/state'
import {
  Decoration,
  EditorView,
  keymap,
  MatchDecorator,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'

export interface CodeMirror {
  insert: (text: string) => void
  /** Does nothing when the text is equal. */
  setText: (text: string) => void
  setKeys: (keys: readonly string[]) => void
  destroy: () => void
}

const COLOURS = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--link)' },
  { tag: tags.attributeName, color: 'var(--transit-ink)' },
  { tag: tags.attributeValue, color: 'var(--ok-ink)' },
  { tag: [tags.comment, tags.meta], color: 'var(--ink-3)' },
  { tag: tags.character, color: 'var(--bad-ink)' },
])

const LOOK = EditorView.theme({
  '&': { fontSize: '13px', color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '20px', maxHeight: '46vh' },
  '.cm-content': { minHeight: '280px', padding: '10px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 12px' },
  '.cm-known': { color: 'var(--out-ink)', backgroundColor: 'var(--out-wash)', borderRadius: '3px' },
  '.cm-unknown': {
    color: 'var(--bad-ink)',
    backgroundColor: 'var(--bad-wash)',
    textDecoration: 'underline wavy',
    borderRadius: '3px',
  },
})

/** Marks `{{key}}` as known or unknown variable. */
function placeholders(keys: readonly string[]) {
  const knownMark = Decoration.mark({ class: 'cm-known' })
  const unknown = Decoration.mark({ class: 'cm-unknown' })
  const matcher = new MatchDecorator({
    regexp: /\{\{\s*([^{}]*?)\s*\}\}/g,
    decoration: (match) => (keys.includes(match[1] ?? '') ? knownMark : unknown),
  })
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet
      constructor(view: EditorView) {
        this.decorations = matcher.createDeco(view)
      }
      update(update: ViewUpdate) {
        this.decorations = matcher.updateDeco(update, this.decorations)
      }
    },
    { decorations: (plugin) => plugin.decorations },
  )
}

export function createCodeMirror({
  parent,
  label,
  isHtml,
  text,
  keys,
  onChange,
  onFocus,
}: {
  parent: HTMLElement
  label: string
  isHtml: boolean
  text: string
  keys: readonly string[]
  onChange: (text: string) => void
  onFocus: () => void
}): CodeMirror {
  const marks = new Compartment()
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        isHtml ? html({ autoCloseTags: true }) : [],
        syntaxHighlighting(COLOURS),
        LOOK,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true' }),
        marks.of(placeholders(keys)),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString())
          if (update.focusChanged && update.view.hasFocus) onFocus()
        }),
      ],
    }),
  })
  return {
    insert(added) {
      view.dispatch(view.state.replaceSelection(added))
      view.focus()
    },
    setText(next) {
      if (view.state.doc.toString() === next) return
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } })
    },
    setKeys: (next) => view.dispatch({ effects: marks.reconfigure(placeholders(next)) }),
    destroy: () => view.destroy(),
  }
}
