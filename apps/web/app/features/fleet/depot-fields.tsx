// A depot by name and address, for a form that needs one on the way.
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { PlaceField } from '../../ui/place/place-field.tsx'
import type { Place } from '../../ui/place/place.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useAddDepot } from './api.ts'

export function DepotFields({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('')
  const [place, setPlace] = useState<Place | null>(null)
  const add = useAddDepot()
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Depot"
        placeholder="Harbour Lane depot"
        value={name}
        onChange={(e) => setName(e.target.value)}
      />
      <PlaceField
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
