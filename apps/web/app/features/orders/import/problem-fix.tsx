// Fixes for a problem: pick an address, apply the suggestion, or skip the row.
import { Popover } from 'radix-ui'
import type { ImportProblem } from '@dropwise/contracts'
import { fixText } from './import-sentence.ts'
import type { ImportControls } from './use-import.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

const LINK =
  'text-link max-md:h-11 max-md:rounded max-md:border max-md:border-line-2 max-md:px-4 max-md:text-3 max-md:text-ink'

interface ProblemFixProps {
  problem: ImportProblem
  controls: Pick<ImportControls, 'change' | 'chooseAddress' | 'skip'>
}

export function ProblemFix({ problem, controls }: ProblemFixProps) {
  const { fix } = problem
  if (problem.candidates && problem.candidates.length > 0)
    return <AddressChoice problem={problem} controls={controls} />
  if (fix) {
    return (
      <button type="button" className={LINK} onClick={() => controls.change(problem.row, fix.set)}>
        {fixText(fix.label)}
      </button>
    )
  }
  return (
    <button type="button" className={LINK} onClick={() => controls.skip([problem.row], true)}>
      {words('skip')}
    </button>
  )
}

function AddressChoice({ problem, controls }: ProblemFixProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className={LINK}>{words('choose')}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          className="float-in z-50 w-72 rounded bg-raised p-1 shadow-float"
        >
          {(problem.candidates ?? []).map((candidate) => (
            <Popover.Close
              key={`${candidate.lat},${candidate.lng}`}
              onClick={() => controls.chooseAddress(problem.row, candidate)}
              className="block w-full rounded-s px-2 py-1.5 text-start text-2 hover:bg-select focus-visible:bg-select"
            >
              {candidate.label}
            </Popover.Close>
          ))}
          <Popover.Close
            onClick={() => controls.skip([problem.row], true)}
            className="block w-full rounded-s px-2 py-1.5 text-start text-2 text-ink-3 hover:bg-select"
          >
            {words('noneOfThese')}
          </Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
