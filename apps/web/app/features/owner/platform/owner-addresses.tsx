// IP addresses and networks from which owners may work, one per line. The current one must be included.
import { ownerAddressesBody } from '@dropwise/contracts'
import { useState } from 'react'
import { ownerSecurityWords as words } from '../../../lib/words/owner-security.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { Section } from '../section.tsx'
import { useAction } from '../use-action.ts'
import { saveAddresses } from './api.ts'

interface OwnerAddressesProps {
  addresses: readonly string[]
  yourAddress: string
}

function useAddressesForm({ addresses }: OwnerAddressesProps) {
  const [text, setText] = useState(addresses.join('\n'))
  const [error, setError] = useState<string>()
  const save = useAction(saveAddresses, ({ addresses: saved }) =>
    words(saved.length === 0 ? 'fromAnywhere' : 'addressesSaved'),
  )
  return {
    text,
    error,
    isSaving: save.isPending,
    type: (next: string) => {
      setText(next)
      setError(undefined)
    },
    submit: () => {
      const lines = text.split(/[\s,]+/).filter((line) => line !== '')
      const wrong = lines.find((line) => !ownerAddressesBody.safeParse({ addresses: [line] }).success)
      if (wrong === undefined) save.mutate(lines)
      else setError(words('addressWrong', { text: wrong }))
    },
  }
}

export function OwnerAddresses(props: OwnerAddressesProps) {
  const { text, error, isSaving, type, submit } = useAddressesForm(props)
  return (
    <Section title={words('whereOwnersWork')}>
      <form
        noValidate
        className="grid max-w-[480px] gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="text-2 text-ink-2">
          <RichText
            text={words('fromElsewhere', { address: props.yourAddress })}
            tags={{ address: (text) => <span className="font-mid tabular-nums">{text}</span> }}
          />
        </p>
        <TextArea
          label={words('addressesAndNetworks')}
          hint={words('addressesHint')}
          rows={4}
          error={error}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" disabled={isSaving} className="justify-self-start">
          {words(isSaving ? 'saving' : 'saveAddresses')}
        </Button>
        <p className="text-1 text-ink-3">{words('lockedOut')}</p>
      </form>
    </Section>
  )
}
