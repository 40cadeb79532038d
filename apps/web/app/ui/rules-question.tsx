// Asks for confirmation of a change that breaks a rule of the day. It lists the rules; the audit log records
// who confirmed.
import { routeViolation, type RouteViolation } from '@dropwise/contracts'
import { z } from 'zod'
import { ApiError } from '../lib/api.ts'
import { useTenant } from '../lib/company-context.tsx'
import { ruleText } from '../lib/rule-text.ts'
import { rulesWords as words } from '../lib/words/rules.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

const brokenRules = z.object({ violations: z.array(routeViolation) })

/** The rules that a refused change would break; undefined for any other failure. */
export function brokenRulesOf(error: unknown): RouteViolation[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'rules_broken') return undefined
  return brokenRules.safeParse(error.details).data?.violations
}

interface RulesQuestionProps {
  rules: readonly RouteViolation[]
  /** `This change breaks a rule of the day`. */
  title?: string
  keepLabel?: string
  confirmLabel?: string
  /** Route plate such as `R5`, where rules of several routes may appear. */
  plateOf?: (vehicleId: string) => string | undefined
  onClose: () => void
  /** Receives the codes to repeat the change with. */
  onConfirm: (confirmedRules: string[]) => void
}

export function RulesQuestion({
  rules,
  title = words('breaksRule'),
  keepLabel = words('leaveAsIs'),
  confirmLabel = words('changeAnyway'),
  plateOf,
  onClose,
  onConfirm,
}: RulesQuestionProps) {
  const { company } = useTenant()
  const lines = new Set(
    rules.map((rule) =>
      [plateOf?.(rule.vehicleId), ruleText(rule, company.units)].filter(Boolean).join(': '),
    ),
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={words('auditRecords')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keepLabel}
          </Button>
          <Button variant="primary" onClick={() => onConfirm([...new Set(rules.map(({ code }) => code))])}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ul className="max-h-[50vh] list-disc overflow-y-auto ps-5 text-2">
        {[...lines].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  )
}
