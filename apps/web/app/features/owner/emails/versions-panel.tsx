// Earlier versions compared with the draft, and restoring one.
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { momentOf } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { versionsQuery, type TemplateVersion } from './api.ts'
import type { TemplateEditorState } from './use-template-editor.ts'
import { versionDiff, type DiffLine } from './version-diff.ts'

const LINES: Record<DiffLine['kind'], { sign: string; name: string; className: string }> = {
  same: { sign: ' ', name: '', className: 'text-ink-2' },
  added: { sign: '+', name: 'Now: ', className: 'bg-ok-wash text-ok-ink' },
  removed: { sign: '-', name: 'Then: ', className: 'bg-bad-wash text-bad-ink' },
}

export function VersionsPanel({ editor, onClose }: { editor: TemplateEditorState; onClose: () => void }) {
  const { draft, change } = editor
  const query = useQuery(versionsQuery(draft.id ?? '', draft.type))
  const [chosenVersion, choose] = useState<number | null>(null)
  const restore = ({ version, subject, htmlContent, textContent, variables }: TemplateVersion) => {
    change({ subject, htmlContent, textContent, variables })
    notify({ title: `Version ${version} is in the editor`, detail: 'Save to send it.' })
    onClose()
  }
  return (
    <SidePanel title="Versions" aside={`now ${draft.version}`} width="wide" onClose={onClose}>
      <Loaded query={query} what="versions">
        {(versions) =>
          versions.length === 0 ? (
            <EmptyState title="No earlier version">
              Earlier versions of a template are listed here after its first change.
            </EmptyState>
          ) : (
            <ul className="px-5 py-3" aria-label="Earlier versions">
              {versions.map((version) => (
                <li key={version.version} className="border-b border-line py-2">
                  <div className="flex items-center gap-3">
                    <button
                      type="button"
                      aria-expanded={chosenVersion === version.version}
                      onClick={() => choose(chosenVersion === version.version ? null : version.version)}
                      className="min-w-0 flex-1 text-left text-2 hover:text-link"
                    >
                      <span className="font-mid">Version {version.version}</span>
                      <span className="block text-1 text-ink-2">
                        until {momentOf(version.at)}
                        {version.replacedBy && `, changed by ${version.replacedBy}`}
                      </span>
                    </button>
                    <Button size="s" icon={<RotateCcw />} onClick={() => restore(version)}>
                      Restore
                    </Button>
                  </div>
                  {chosenVersion === version.version && <Diff version={version} editor={editor} />}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </SidePanel>
  )
}

function Diff({ version, editor: { draft } }: { version: TemplateVersion; editor: TemplateEditorState }) {
  const lines = useMemo(() => versionDiff(version, draft), [version, draft])
  return (
    <pre
      aria-label={`Version ${version.version} and now`}
      className="mt-2 overflow-x-auto rounded border border-line bg-raised py-2 text-1"
    >
      {lines.map(({ kind, text }, index) => {
        const { sign, name, className } = LINES[kind]
        return (
          // Lines have no key and never move.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={cn('px-3 whitespace-pre-wrap', className)}>
            <span aria-hidden>{sign} </span>
            {name && <span className="sr-only">{name}</span>}
            {text}
          </div>
        )
      })}
    </pre>
  )
}
