// IP addresses and networks from which owners may work, one per line. The current one must be included.
import { ownerAddressesBody } from '@dropwise/contracts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
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
    saved.length === 0 ? 'Owners may work from anywhere' : 'Addresses saved',
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
      else setError(`${wrong} is neither an address such as 203.0.113.7 nor a network such as 203.0.113.0/24`)
    },
  }
}

export function OwnerAddresses(props: OwnerAddressesProps) {
  const { text, error, isSaving, type, submit } = useAddressesForm(props)
  return (
    <Section title="Where owners work">
      <form
        noValidate
        className="grid max-w-[480px] gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="text-2 text-ink-2">
          From anywhere else, an owner’s account has no rights over the platform. You are at{' '}
          <span className="font-mid tabular-nums">{props.yourAddress}</span>.
        </p>
        <TextArea
          label="Addresses and networks"
          hint="One per line. Leave empty to let owners work from anywhere."
          rows={4}
          error={error}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" disabled={isSaving} className="justify-self-start">
          {isSaving ? 'Saving' : 'Save addresses'}
        </Button>
        <p className="text-1 text-ink-3">
          Locked out? On the server, npm run owner -- --allow-any-address empties the list.
        </p>
      </form>
    </Section>
  )
}
