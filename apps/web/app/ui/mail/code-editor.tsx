// A text editor with highlighting by CodeMirror, loaded on demand.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Skeleton } from '../skeleton.tsx'
import type { CodeMirror } from './code-mirror.ts'

interface CodeEditorProps {
  label: string
  isHtml: boolean
  value: string
  /** Known variables; unknown placeholders are marked. */
  keys: readonly string[]
  onChange: (text: string) => void
  /** Called on creation and focus, with a function that inserts text at the cursor. */
  onReady: (insert: (text: string) => void) => void
}

export function CodeEditor({ label, isHtml, value, keys, onChange, onReady }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const [mirror, setMirror] = useState<CodeMirror | null>(null)
  const change = useEffectEvent(onChange)
  const ready = useEffectEvent(onReady)
  const start = useEffectEvent(() => ({ text: value, keys }))

  useEffect(() => {
    let editor: CodeMirror | undefined
    let isUnmounted = false
    void import('./code-mirror.ts').then(({ createCodeMirror }) => {
      if (isUnmounted || !host.current) return
      editor = createCodeMirror({
        parent: host.current,
        label,
        isHtml,
        ...start(),
        onChange: change,
        onFocus: () => editor && ready(editor.insert),
      })
      setMirror(editor)
      ready(editor.insert)
    })
    return () => {
      isUnmounted = true
      editor?.destroy()
    }
  }, [label, isHtml])

  // The value changed from outside, such as a restored version.
  useEffect(() => mirror?.setText(value), [mirror, value])
  const knownKeys = keys.join(' ')
  useEffect(() => mirror?.setKeys(knownKeys.split(' ')), [mirror, knownKeys])

  return (
    <div ref={host} className="min-h-[280px]">
      {!mirror && <Skeleton className="m-3 h-[240px]" />}
    </div>
  )
}
