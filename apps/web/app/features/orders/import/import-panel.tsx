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

/** `firstFile` was dropped on the page. */
export function ImportPanel({ firstFile, onClose }: { firstFile: File | null; onClose: () => void }) {
  const { company, day, today } = useTenant()
  const controls = useImport({ day, today, timeZone: company.timeZone })
  const { choose, step, draft } = controls

  useEffect(() => {
    if (firstFile) void choose(firstFile)
  }, [firstFile, choose])

  return (
    <SidePanel
      title="Import orders"
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
          title="The rows could not be checked"
          {...describeError(checkError)}
          onRetry={controls.recheck}
        />
      )}
      <CheckStep controls={controls} draft={draft} />
    </>
  )
}
