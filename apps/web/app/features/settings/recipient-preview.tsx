// A sample tracking page in the company's name and colour.
import { settingsWords as words } from '../../lib/words/settings.ts'

/** The sample has three of four steps done. */
const STEPS_DONE = [true, true, true, false]

export function RecipientPreview({
  name,
  colour,
  logoUrl,
}: {
  name: string
  colour: string
  logoUrl: string | null
}) {
  const fill = /^#[0-9a-f]{6}$/i.test(colour) ? colour : null
  return (
    <aside
      aria-label={words('whatRecipientsSee')}
      className="border-line bg-sunk px-6 py-5 max-lg:border-t lg:border-s"
    >
      <p className="pb-3 text-1 text-ink-3">{words('whatRecipientsSee')}</p>
      <div className="max-w-[340px] rounded border border-line-2 bg-surface p-4">
        <p className="flex items-center gap-2.5 text-2 font-strong">
          {logoUrl ? (
            <img src={logoUrl} alt="" className="size-7 rounded object-contain" />
          ) : (
            <span
              className="grid size-7 place-items-center rounded text-1 text-white"
              style={{ background: fill ?? 'var(--ink)' }}
            >
              {name.trim().charAt(0).toUpperCase()}
            </span>
          )}
          {name || words('company')}
        </p>
        <p className="pt-4 text-2 text-ink-2">{words('arrivingToday')}</p>
        <p className="text-5 font-strong tabular-nums">12:01-12:11</p>
        <div className="flex items-center pt-3">
          {STEPS_DONE.map((isDone, index) => (
            <span
              key={index}
              className="h-1 flex-1 rounded-full not-first:ms-1"
              style={{ background: isDone && fill ? fill : 'var(--cell)' }}
            />
          ))}
        </div>
        <p className="pt-2 text-1 text-ink-3">{words('sample')}</p>
      </div>
    </aside>
  )
}
