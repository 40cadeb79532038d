// Saves a report: its name, who sees it, and who gets it by mail when.
import { useQuery } from '@tanstack/react-query'
import { MAIL_RHYTHMS, type MailRhythm, type ReportDefinition, type SavedReport } from '@dropwise/contracts'
import { useId, useState, type FormEvent } from 'react'
import { describeError } from '../../lib/api.ts'
import { useSession } from '../../lib/session-context.ts'
import { reportWords as words } from '../../lib/words/reports.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormNotice } from '../../ui/form-notice.tsx'
import { Select } from '../../ui/select.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { notify } from '../../ui/toasts.tsx'
import { readersQuery, useAddReport, useChangeReport } from './api.ts'
import { RHYTHM_NAMES } from './names.ts'

const NEVER = 'never'
const NAME_LENGTH = 80

function useForm({ report, definition, onSaved }: Omit<Props, 'onClose'>) {
  const [add, change] = [useAddReport(), useChangeReport()]
  const [name, setName] = useState(report?.name ?? '')
  const [isShared, setShared] = useState(report?.isShared ?? false)
  const [mailEvery, setMailEvery] = useState<MailRhythm | null>(report?.mailEvery ?? null)
  const [readers, setReaders] = useState<readonly string[]>(report?.readers.map(({ userId }) => userId) ?? [])
  const [wasTried, setTried] = useState(false)
  const problems = {
    name: wasTried && name.trim() === '' ? words('nameMissing') : undefined,
    readers: wasTried && mailEvery !== null && readers.length === 0 ? words('readerMissing') : undefined,
  }
  const save = async () => {
    setTried(true)
    if (name.trim() === '' || (mailEvery !== null && readers.length === 0)) return
    const body = { name: name.trim(), isShared, mailEvery, readers: mailEvery ? [...readers] : [] }
    const saved = report
      ? await change.mutateAsync({ id: report.id, patch: body })
      : await add.mutateAsync({ ...body, definition })
    notify({ title: words('savedNotice', { name: saved.name }) })
    onSaved(saved)
  }
  const failed = add.error ?? change.error
  return {
    name,
    setName,
    isShared,
    setShared,
    mailEvery,
    setMailEvery,
    readers,
    setReaders,
    problems,
    save,
    failed,
    isBusy: add.isPending || change.isPending,
  }
}

type FormState = ReturnType<typeof useForm>

function Readers({ form, makerId }: { form: FormState; makerId: string | null }) {
  const label = useId()
  const members = useQuery(readersQuery()).data ?? []
  // A private report goes to nobody else.
  const choices = members.filter(({ userId }) => form.isShared || userId === makerId)
  return (
    <div role="group" aria-labelledby={label} className="flex flex-col gap-1.5">
      <h3 id={label} className="text-1 font-mid">
        {words('readers')}
      </h3>
      {choices.map(({ userId, name }) => (
        <Checkbox
          key={userId}
          label={name}
          isChecked={form.readers.includes(userId)}
          onChange={(isOn) =>
            form.setReaders(isOn ? [...form.readers, userId] : form.readers.filter((id) => id !== userId))
          }
        />
      ))}
      <p className="text-1 text-ink-2">{words('readersHint')}</p>
      {form.problems.readers && (
        <p role="alert" className="text-1 text-bad-ink">
          {form.problems.readers}
        </p>
      )}
    </div>
  )
}

interface Props {
  /** The report whose name, sharing and mails change; undefined for a new one. */
  report: SavedReport | undefined
  definition: ReportDefinition
  onSaved: (report: SavedReport) => void
  onClose: () => void
}

export function SavePanel({ onClose, ...props }: Props) {
  const { user } = useSession()
  const form = useForm(props)
  const makerId = !props.report || props.report.isMine ? (user?.userId ?? null) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form shows the failure.
    form.save().catch(() => {})
  }
  const failure = form.failed ? describeError(form.failed) : null
  const share = (isShared: boolean) => {
    form.setShared(isShared)
    if (!isShared) form.setReaders(form.readers.filter((id) => id === makerId))
  }
  return (
    <SidePanel title={props.report ? words('edit') : words('saveAs')} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 p-5">
        {failure && (
          <FormNotice>
            {[words('saveFailed'), failure.message, failure.hint].filter(Boolean).join('\n')}
          </FormNotice>
        )}
        <TextField
          label={words('name')}
          value={form.name}
          maxLength={NAME_LENGTH}
          error={form.problems.name}
          onChange={({ target }) => form.setName(target.value)}
        />
        <Checkbox label={words('share')} isChecked={form.isShared} onChange={share} />
        <Select
          label={words('mail')}
          hint={words('mailWhen')}
          value={form.mailEvery ?? NEVER}
          onChange={(value) => form.setMailEvery(MAIL_RHYTHMS.find((each) => each === value) ?? null)}
          items={[
            { value: NEVER, label: words('never') },
            ...MAIL_RHYTHMS.map((rhythm) => ({ value: rhythm, label: RHYTHM_NAMES[rhythm]() })),
          ]}
        />
        {form.mailEvery && <Readers form={form} makerId={makerId} />}
        <div className="flex gap-2">
          <Button type="submit" variant="primary" disabled={form.isBusy}>
            {words('save')}
          </Button>
          <Button onClick={onClose}>{words('cancel')}</Button>
        </div>
      </form>
    </SidePanel>
  )
}
