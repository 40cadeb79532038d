// Handover: all requirements of this door on one screen, and a button that names what is missing.
import { Check } from 'lucide-react'
import { useState } from 'react'
import {
  isNeighbour,
  isOneOfCodes,
  plainDigits,
  type DriverDay,
  type DriverReason,
  type DriverRoute,
  type DriverStop,
} from '@dropwise/contracts'
import { amountText } from '../../../lib/format.ts'
import { driverWords as words } from '../../../lib/words/driver.ts'
import { formWords } from '../../../lib/words/driver-forms.ts'
import { ActionBar, BackHead, Body, MainAction, Problem } from '../parts.tsx'
import type { Driver } from '../use-driver.ts'
import { CodeField } from './code-field.tsx'
import { CheckRow, LineField, NoteField, PlaceField, Quantity } from './fields.tsx'
import { PhotoField } from './photo-field.tsx'
import { ReasonList } from './reason-list.tsx'
import { LARGE_INPUT, Section } from './section.tsx'
import { SignatureField } from './signature-field.tsx'
import { deedOf, missingOf, useProof, type HandoverKind } from './use-proof.ts'

interface ProofProps {
  kind: HandoverKind
  company: DriverDay['company']
  reasons: readonly DriverReason[]
  route: Pick<DriverRoute, 'stops'>
  stop: DriverStop
  tell: Driver['tell']
  onBack: () => void
  onDone: () => void
}

/** Proof tasks in the order of work at a door. */
function Tasks({
  stop,
  route,
  company,
  proof,
}: Pick<ProofProps, 'stop' | 'route' | 'company'> & { proof: ReturnType<typeof useProof> }) {
  const { gathered, put, putPin } = proof
  const asks = (task: DriverStop['tasks'][number]) => stop.tasks.includes(task)
  return (
    <>
      {asks('barcode') && (
        <CodeField
          code={gathered.code}
          isRight={isOneOfCodes(gathered.code, stop.codes)}
          route={route}
          onChange={(code) => put({ code })}
        />
      )}
      {asks('age_check') && (
        <CheckRow
          label={formWords('seenAge')}
          isChecked={gathered.isAgeChecked}
          onChange={(isAgeChecked) => put({ isAgeChecked })}
        />
      )}
      {asks('pin') && (
        <Section
          title={formWords('pinOfRecipient')}
          done={gathered.isPinRight ? formWords('pinRight') : null}
        >
          <input
            aria-label={formWords('pinOfRecipient')}
            inputMode="numeric"
            autoComplete="off"
            value={gathered.pin}
            onChange={(event) => putPin(plainDigits(event.target.value.trim()))}
            className={LARGE_INPUT}
          />
          {gathered.isPinRight === false && (
            <p role="status" className="pt-2 text-3 font-mid text-bad-ink">
              {formWords('pinNotThis')}
            </p>
          )}
        </Section>
      )}
      <PhotoField
        photos={gathered.photos}
        isDemanded={asks('photo')}
        onChange={(photos) => put({ photos })}
      />
      {asks('signature') && <SignatureField onChange={(signature) => put({ signature })} />}
      {asks('name') && !isNeighbour(gathered.place) && (
        <LineField
          title={formWords('whoTakesIt')}
          label={formWords('nameOfTaker')}
          value={gathered.name}
          onChange={(name) => put({ name })}
        />
      )}
      {stop.cash > 0 && (
        <CheckRow
          label={formWords('collectedCash', { amount: amountText(stop.cash, company.currency) })}
          isChecked={gathered.isCashTaken}
          onChange={(isCashTaken) => put({ isCashTaken })}
        />
      )}
    </>
  )
}

export function ProofView({ kind, company, reasons, route, stop, tell, onBack, onDone }: ProofProps) {
  const proof = useProof(stop)
  const { gathered, put } = proof
  const [problem, setProblem] = useState<string | null>(null)
  const [isKeeping, setKeeping] = useState(false)
  const isPartly = kind === 'partly_delivered'
  const missing = missingOf(kind, gathered, stop)
  const end = async () => {
    setKeeping(true)
    try {
      const { deed, files } = await deedOf(kind, gathered, stop)
      await tell(deed, files)
      onDone()
    } catch {
      setKeeping(false)
      setProblem(words('phoneFull'))
    }
  }
  const outcome = isPartly ? 'partlyDelivered' : stop.type === 'pickup' ? 'pickedUp' : 'delivered'
  return (
    <>
      <BackHead title={formWords('stopAndName', { stop: stop.sequence, name: stop.name })} onBack={onBack} />
      <Body className="pb-6">
        {isPartly && (
          <>
            {stop.packages > 1 && (
              <Quantity
                label={formWords('parcelsHandedOver')}
                of={stop.packages}
                value={gathered.packages}
                onChange={(packages) => put({ packages })}
              />
            )}
            {stop.items.map(({ name, quantity }, index) => (
              <Quantity
                key={index}
                label={name}
                of={quantity}
                value={gathered.items[index] ?? quantity}
                onChange={(handed) => put({ items: gathered.items.with(index, handed) })}
              />
            ))}
            <ReasonList reasons={reasons} value={gathered.reason} onChange={(reason) => put({ reason })} />
          </>
        )}
        <Tasks stop={stop} route={route} company={company} proof={proof} />
        <PlaceField value={gathered.place} onChange={(place) => put({ place })} />
        {isNeighbour(gathered.place) && (
          <>
            <LineField
              title={formWords('neighbour')}
              label={formWords('nameOfNeighbour')}
              value={gathered.name}
              onChange={(name) => put({ name })}
            />
            <LineField
              title={formWords('houseNumber')}
              label={formWords('houseNumberOfNeighbour')}
              value={gathered.houseNumber}
              onChange={(houseNumber) => put({ houseNumber })}
            />
          </>
        )}
        <NoteField value={gathered.note} onChange={(note) => put({ note })} />
      </Body>
      {problem && <Problem>{problem}</Problem>}
      <ActionBar>
        <MainAction disabled={missing !== null || isKeeping} onClick={() => void end()}>
          {missing ?? (
            <>
              <Check className="size-6" aria-hidden /> {words(outcome)}
            </>
          )}
        </MainAction>
      </ActionBar>
    </>
  )
}
