// Import: File, Columns, Check, Import. Nothing is stored until every row is fixed or skipped.
import { useEffect } from 'react'
import { describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { FileStep } from './file-step.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportFooter } from './import-footer.tsx'
import { ImportSteps } from './import-steps.tsx'
import { useImport, type ImportControls } from './use-import.ts'
import { importProblemsWords } from '../../../lib/words/import-problems.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'
import { useWords } from '../../../lib/words.ts'

interface ImportPanelProps {
  /** Dropped on the page. */
  firstFile: File | null
  onClose: () => void
}

export function ImportPanel(props: ImportPanelProps) {
  const hasWords = [useWords(words), useWords(importProblemsWords)].every(Boolean)
  return hasWords ? <Panel {...props} /> : null
}

function Panel({ firstFile, onClose }: ImportPanelProps) {
  const { company, day, today } = useTenant()
  const controls = useImport({ day, today, timeZone: company.timeZone })
  const { choose, step, draft } = controls

  useEffect(() => {
    if (firstFile) void choose(firstFile)
  }, [firstFile, choose])

  return (
    <SidePanel
      title={words('importOrders')}
      aside={draft?.file.name}
      width="wide"
      onClose={onClose}
      foot={step === 'file' ? undefined : <ImportFooter controls={controls} onClose={onClose} />}
    >
      <ImportSteps current={step} onGoTo={controls.setStep} />
      <CurrentStep controls={controls} onClose={onClose} />
    </SidePanel>
  )
}

function CurrentStep({ controls, onClose }: { controls: ImportControls; onClose: () => void }) {
  const { step, draft, result, checkError } = controls
  if (step === 'file' || !draft)
    return <FileStep refusal={controls.refusal} onFile={(file) => void controls.choose(file)} />
  if (step === 'columns') return <ColumnsStep draft={draft} controls={controls} />
  if (step === 'done' && result) return <ImportDone controls={controls} result={result} onClose={onClose} />
  return (
    <>
      {checkError !== null && (
        <ErrorState
          title={words('rowsNotChecked')}
          {...describeError(checkError)}
          onRetry={controls.recheck}
        />
      )}
      <CheckStep controls={controls} draft={draft} />
    </>
  )
}
