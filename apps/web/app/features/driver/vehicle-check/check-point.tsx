// One point of the check: fine, or a defect with a note.
import { Check, TriangleAlert } from 'lucide-react'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import { cn } from '../../../ui/cn.ts'
import { CheckRow } from '../proof/fields.tsx'
import { PhotoField } from '../proof/photo-field.tsx'
import { LARGE_INPUT } from '../proof/section.tsx'
import { pointText } from '../words.ts'
import type { Finding } from './use-vehicle-check.ts'

const CHOICE =
  'flex h-14 items-center justify-center gap-2 rounded border text-[17px]/[24px] font-mid [&_svg]:size-5'

export function CheckPoint({
  point,
  finding,
  onChange,
}: {
  point: string
  finding: Finding | undefined
  onChange: (part: Partial<Finding>) => void
}) {
  const choices = [
    { label: words('inOrder'), icon: <Check aria-hidden />, isDefect: false },
    { label: words('defect'), icon: <TriangleAlert aria-hidden />, isDefect: true },
  ]
  return (
    <li className="border-b border-line py-4">
      <h2 className="px-4 pb-2 text-[17px]/[24px]">{pointText(point)}</h2>
      <div role="radiogroup" aria-label={pointText(point)} className="grid grid-cols-2 gap-2 px-4">
        {choices.map(({ label, icon, isDefect }) => {
          const isChosen = finding?.isDefect === isDefect
          return (
            <button
              key={label}
              type="button"
              role="radio"
              aria-checked={isChosen}
              onClick={() => onChange({ isDefect })}
              className={cn(
                CHOICE,
                !isChosen && 'border-line-2',
                isChosen && (isDefect ? 'border-2 border-bad bg-bad-wash' : 'border-2 border-link bg-select'),
              )}
            >
              {icon} {label}
            </button>
          )
        })}
      </div>
      {finding?.isDefect && (
        <>
          <div className="px-4 pt-4">
            <textarea
              aria-label={words('whatIsWrongWith', { point: pointText(point) })}
              placeholder={words('whatIsWrong')}
              rows={2}
              maxLength={500}
              value={finding.note}
              onChange={(event) => onChange({ note: event.target.value })}
              className={cn(LARGE_INPUT, 'h-auto py-2.5 text-[17px]/[24px]')}
            />
          </div>
          <PhotoField
            photos={finding.photos}
            isDemanded={false}
            onChange={(photos) => onChange({ photos })}
          />
          <CheckRow
            label={words('notSafe')}
            isChecked={finding.isUnsafe}
            onChange={(isUnsafe) => onChange({ isUnsafe })}
          />
        </>
      )}
    </li>
  )
}
