// The recipient's addresses, each with a standing instruction for drivers.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DROP_LOCATIONS } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { plural } from '../../lib/format.ts'
import { useUser } from '../../lib/session-context.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toasts.tsx'
import { addressesQuery, saveWish, type OwnAddress } from './api/addresses.ts'
import { ownKey } from './api/own.ts'
import { PLACES } from './schedule-labels.ts'

const WORDS_LIMIT = 500
/** Select value for no place, which cannot be empty. */
const AT_THE_DOOR = 'none'
const PLACE_ITEMS = [
  { value: AT_THE_DOOR, label: 'Hand it to me' },
  ...DROP_LOCATIONS.map((place) => ({ value: place, label: PLACES[place].label })),
]

function WishForm({ item, onClose }: { item: OwnAddress; onClose: () => void }) {
  const { userId } = useUser()
  const queries = useQueryClient()
  const [place, setPlace] = useState<string>(item.place ?? AT_THE_DOOR)
  const [words, setWords] = useState(item.instructions ?? '')
  const save = useMutation({
    mutationFn: saveWish,
    onSuccess: async () => {
      notify({ title: 'Saved for this address' })
      onClose()
      await queries.invalidateQueries({ queryKey: ownKey(userId) })
    },
    onError: (error) => notify({ tone: 'bad', title: 'Not saved.', detail: describeError(error).message }),
  })
  return (
    <form
      aria-label={`Wishes for ${item.address}`}
      className="grid gap-3 pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({
          address: item.address_id,
          place: place === AT_THE_DOOR ? null : place,
          instructions: words.trim(),
        })
      }}
    >
      <Select label="Leave parcels at" value={place} items={PLACE_ITEMS} onChange={setPlace} />
      <TextArea
        label="The driver should know"
        rows={3}
        maxLength={WORDS_LIMIT}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <span className="flex gap-2">
        <Button type="submit" variant="primary" disabled={save.isPending}>
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  )
}

function AddressItem({ item }: { item: OwnAddress }) {
  const [isEditing, setEditing] = useState(false)
  const wish = [item.place && PLACES[item.place].label, item.instructions].filter(Boolean).join('. ')
  return (
    <li className="border-b border-line py-3 text-2">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-mid break-words">{item.address}</p>
          <p className="text-ink-2">
            {item.company}, {plural(item.deliveries, 'parcel')}
          </p>
          {!isEditing && wish && <p className="pt-1 break-words">{wish}</p>}
        </div>
        {!isEditing && (
          <Button size="s" onClick={() => setEditing(true)} aria-label={`Edit wishes for ${item.address}`}>
            Edit
          </Button>
        )}
      </div>
      {isEditing && <WishForm item={item} onClose={() => setEditing(false)} />}
    </li>
  )
}

export function AddressesSection() {
  const { userId } = useUser()
  const addresses = useQuery(addressesQuery(userId))
  return (
    <section aria-labelledby="addresses" className="pb-8">
      <h2 id="addresses" className="pb-1 text-3 tracking-normal">
        Addresses
      </h2>
      <Loaded query={addresses} what="your addresses" rows={3}>
        {(items) =>
          items.length === 0 ? (
            <p className="text-2 text-ink-2">
              Once a parcel is in your list, its address stands here, and you can say where to leave the next
              ones.
            </p>
          ) : (
            <ul aria-label="Addresses">
              {items.map((item) => (
                <AddressItem key={item.address_id} item={item} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
