// What the verification of a proof found: whether the signature holds, the signed facts, files, and later reports.
import {
  formatTrackingNumber,
  type ProofCheck,
  type ProofFileState,
  type ProofVerdict,
} from '@dropwise/contracts'
import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { dateText, fileSize, listText } from '../../lib/format.ts'
import { saveFile } from '../../lib/download.ts'
import { proofWords } from '../../lib/words/proof.ts'
import { verifyWords as words } from '../../lib/words/verify.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { KeyValues } from '../../ui/key-values.tsx'
import { Tag, type TagTone } from '../../ui/tag.tsx'

const VERDICTS = {
  valid: 'valid',
  other_installation: 'formerInstallation',
  other_key: 'otherKey',
  changed: 'changed',
  unreadable: 'unreadable',
} as const satisfies Record<ProofVerdict, Parameters<typeof words>[0]>
const OUTCOMES = {
  delivered: 'delivered',
  partly_delivered: 'partlyDelivered',
  failed: 'notDelivered',
  returned: 'takenBack',
} as const
const FILE_STATES = {
  holds: ['holds', 'ok'],
  removed: ['removed', 'plain'],
  differs: ['differs', 'bad'],
  unknown: ['notCompared', 'plain'],
} as const satisfies Record<ProofFileState, [Parameters<typeof words>[0], TagTone]>

/** Decimals of a position that is exact to 200 m. */
const POSITION_DECIMALS = 3

/** Whether the signature holds and we can say who signed. */
const isProven = (verdict: ProofVerdict) => verdict === 'valid' || verdict === 'other_installation'

function Verdict({ verdict, signer }: Pick<ProofCheck, 'verdict' | 'signer'>) {
  const isValid = isProven(verdict)
  const Icon = isValid ? CircleCheck : CircleAlert
  return (
    <p
      role="status"
      className={cn(
        'flex gap-3 rounded px-3.5 py-2.5 text-3 font-mid',
        isValid ? 'bg-ok-wash text-ok-ink' : 'bg-bad-wash text-bad-ink',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-[18px] shrink-0" />
      {signer?.address
        ? words('otherInstallation', { address: new URL(signer.address).host })
        : words(VERDICTS[verdict])}
    </p>
  )
}

export function ProofResult({ check }: { check: ProofCheck }) {
  const { verdict, file } = check
  return (
    <div className="flex flex-col gap-6">
      <Verdict verdict={verdict} signer={check.signer} />
      {isProven(verdict) && !check.isOnRecord && <p className="text-2 text-ink-2">{words('notOnRecord')}</p>}
      {file && verdict !== 'changed' && (
        <>
          <SignedFacts document={file.document} />
          <SignedFiles document={file.document} states={check.files} />
          <LaterReports document={file.document} check={check} />
          <ProofDownload file={file} />
        </>
      )}
    </div>
  )
}

type ProofFile = NonNullable<ProofCheck['file']>
type ProofDocument = ProofFile['document']

const outcomeText = (outcome: keyof typeof OUTCOMES) => proofWords(OUTCOMES[outcome])
const momentText = (at: string, { place }: ProofDocument) =>
  dateText(new Date(at), { dateStyle: 'medium', timeStyle: 'long', timeZone: place.timeZone })

function SignedFacts({ document }: { document: ProofDocument }) {
  const { place, position } = document
  return (
    <section aria-labelledby="signed-facts">
      <h2 id="signed-facts" className="pb-2 text-3">
        {words('facts')}
      </h2>
      <KeyValues
        rows={[
          [words('order'), document.order],
          [words('trackingNumber'), formatTrackingNumber(document.trackingNumber)],
          [words('company'), document.company],
          [
            words('outcome'),
            document.saidBy === 'driver'
              ? outcomeText(document.outcome)
              : listText([outcomeText(document.outcome), proofWords('dispatch')]),
          ],
          [words('happened'), momentText(document.happenedAt, document)],
          [words('received'), momentText(document.receivedAt, document)],
          [words('place'), [place.street, place.city].filter(Boolean).join(', ')],
          [
            words('position'),
            position &&
              words('about', {
                position: [position.lat, position.lng].map((at) => at.toFixed(POSITION_DECIMALS)).join(', '),
              }),
          ],
          [proofWords('driver'), document.driver?.firstName],
          [words('scanned'), document.codes.join(', ')],
          [
            words('checked'),
            listText([
              ...(document.isPinChecked ? [proofWords('pinChecked')] : []),
              ...(document.isAgeChecked ? [proofWords('ageChecked')] : []),
            ]),
          ],
          [words('signed'), momentText(document.signedAt, document)],
        ]}
      />
    </section>
  )
}

function SignedFiles({ document, states }: { document: ProofDocument; states: ProofCheck['files'] }) {
  if (document.files.length === 0) return null
  return (
    <section aria-labelledby="signed-files">
      <h2 id="signed-files" className="pb-2 text-3">
        {words('files')}
      </h2>
      <ul className="flex flex-col gap-3">
        {document.files.map(({ kind, sha256, bytes }, index) => {
          const [text, tone] = FILE_STATES[states[index] ?? 'unknown']
          return (
            // Two photos may be the same file.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex flex-col gap-1">
              <span className="flex flex-wrap items-center gap-2 text-2">
                {proofWords(kind)}
                {bytes !== null && <span className="text-ink-3">{fileSize(bytes)}</span>}
                <Tag tone={tone}>{words(text)}</Tag>
              </span>
              {sha256 && (
                <code dir="ltr" className="text-1 break-all text-ink-3">
                  {words('hash', { hash: sha256 })}
                </code>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What driver or dispatch reported, and what changed, after the proof was signed. */
function LaterReports({ document, check }: { document: ProofDocument; check: ProofCheck }) {
  if (check.later.length === 0 && check.changedSince.length === 0) return null
  return (
    <section aria-labelledby="later-reports">
      <h2 id="later-reports" className="pb-1 text-3">
        {words('later')}
      </h2>
      {check.later.length > 0 && <p className="pb-2 text-2 text-ink-2">{words('laterHint')}</p>}
      <ul className="flex flex-col gap-1 text-2">
        {check.later.map(({ what, saidBy, receivedAt }) => (
          <li key={receivedAt + what}>
            {words(saidBy === 'driver' ? 'byDriver' : 'byDispatch', {
              time: momentText(receivedAt, document),
              what: outcomeText(what),
            })}
          </li>
        ))}
        {check.changedSince.includes('order') && <li>{words('orderChanged')}</li>}
        {check.changedSince.includes('place') && <li>{words('placeChanged')}</li>}
      </ul>
    </section>
  )
}

function ProofDownload({ file }: { file: ProofFile }) {
  return (
    <section className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <Button
        size="l"
        icon={<Download />}
        onClick={() =>
          saveFile(
            new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }),
            `${file.document.trackingNumber}-proof.json`,
          )
        }
      >
        {words('download')}
      </Button>
      <p className="text-2 text-ink-2">{words('howTo')}</p>
      <a href="/.well-known/proof-keys.json" className="text-2 text-link">
        {words('publicKey')}
      </a>
    </section>
  )
}
