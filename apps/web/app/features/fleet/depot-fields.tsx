// Name and address of a depot, for forms that create one in passing.
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { PlaceField } from '../../ui/place/place-field.tsx'
import type { Place } from '../../ui/place/place.ts'
import { isUnlikely, UnlikelyPlace } from '../../ui/place/unlikely-place.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useAddDepot } from './api.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'
import { fleetWords } from '../../lib/words/fleet.ts'

export function DepotFields({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('')
  const [place, setPlace] = useState<Place | null>(null)
  const add = useAddDepot()
  // Uses mutateAsync: this form unmounts as soon as the list has the depot, and callbacks would not run.
  const save = async (confirmPlace: boolean) => {
    if (!place) return
    try {
      await add.mutateAsync({ name: name.trim(), ...place, confirmPlace })
    } catch {
      // The form shows `add.error`.
      return
    }
    notify({ title: words('added', { name: name.trim() }) })
    onDone()
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={fleetWords('depot')}
        placeholder={words('depotExample')}
        value={name}
        onChange={(e) => setName(e.target.value)}
      />
      <PlaceField
        place={place}
        onPlace={(newPlace) => {
          add.reset()
          setPlace(newPlace)
        }}
        error={add.error && !isUnlikely(add.error) ? describeError(add.error).message : undefined}
      />
      {isUnlikely(add.error) && (
        <UnlikelyPlace message={describeError(add.error).message} onKeep={() => void save(true)} />
      )}
      <Button
        className="self-start"
        disabled={!name.trim() || !place || add.isPending}
        onClick={() => void save(false)}
      >
        {fleetWords('addDepot')}
      </Button>
    </div>
  )
}
