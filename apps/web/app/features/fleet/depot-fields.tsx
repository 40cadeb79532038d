// A depot by name and address, for a form that needs one on the way.
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { AddressSearch, type SearchedPlace } from '../../ui/address-search.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useAddDepot } from './api.ts'

export function DepotFields({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('')
  const [place, setPlace] = useState<SearchedPlace | null>(null)
  const add = useAddDepot()
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Depot"
        placeholder="Harbour Lane depot"
        value={name}
        onChange={(e) => setName(e.target.value)}
      />
      <AddressSearch
        place={place}
        onPlace={setPlace}
        error={add.error ? describeError(add.error).message : undefined}
      />
      <Button
        className="self-start"
        disabled={!name.trim() || !place || add.isPending}
        onClick={() =>
          place &&
          add.mutate(
            { name: name.trim(), ...place },
            {
              onSuccess: () => {
                notify({ title: `${name.trim()} added` })
                onDone()
              },
            },
          )
        }
      >
        Add depot
      </Button>
    </div>
  )
}
