// The recipient's addresses, each with a standing instruction for drivers.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DROP_LOCATIONS } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useUser } from '../../lib/session-context.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { frameWords } from '../../lib/words/frame.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toasts.tsx'
import { addressesQuery, saveWish, type OwnAddress } from './api/addresses.ts'
import { ownKey } from './api/own.ts'
import { placeText } from './schedule-labels.ts'

const WORDS_LIMIT = 500
/** Select value for no place, which cannot be empty. */
const AT_THE_DOOR = 'none'
const placeItems = () => [
  { value: AT_THE_DOOR, label: words('handToMe') },
  ...DROP_LOCATIONS.map((place) => ({ value: place, label: placeText(place) })),
]

function WishForm({ item, onClose }: { item: OwnAddress; onClose: () => void }) {
  const { userId } = useUser()
  const queries = useQueryClient()
  const [place, setPlace] = useState<string>(item.place ?? AT_THE_DOOR)
  const [instructions, setInstructions] = useState(item.instructions ?? '')
  const save = useMutation({
    mutationFn: saveWish,
    onSuccess: async () => {
      notify({ title: words('savedForAddress') })
      onClose()
      await queries.invalidateQueries({ queryKey: ownKey(userId) })
    },
    onError: (error) =>
      notify({ tone: 'bad', title: words('notSaved'), detail: describeError(error).message }),
  })
  return (
    <form
      aria-label={words('wishesFor', { address: item.address })}
      className="grid gap-3 pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({
          address: item.address_id,
          place: place === AT_THE_DOOR ? null : place,
          instructions: instructions.trim(),
        })
      }}
    >
      <Select label={words('leaveAt')} value={place} items={placeItems()} onChange={setPlace} />
      <TextArea
        label={words('driverShouldKnow')}
        rows={3}
        maxLength={WORDS_LIMIT}
        value={instructions}
        onChange={({ target }) => setInstructions(target.value)}
      />
      <span className="flex gap-2">
        <Button type="submit" variant="primary" disabled={save.isPending}>
          {frameWords('save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {frameWords('cancel')}
        </Button>
      </span>
    </form>
  )
}

function AddressItem({ item }: { item: OwnAddress }) {
  const [isEditing, setEditing] = useState(false)
  const wish = [item.place && placeText(item.place), item.instructions].filter(Boolean).join('. ')
  return (
    <li className="border-b border-line py-3 text-2">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-mid break-words">{item.address}</p>
          <p className="text-ink-2">
            {words('companyParcels', { company: item.company, count: item.deliveries })}
          </p>
          {!isEditing && wish && <p className="pt-1 break-words">{wish}</p>}
        </div>
        {!isEditing && (
          <Button
            size="s"
            onClick={() => setEditing(true)}
            aria-label={words('editWishes', { address: item.address })}
          >
            {words('edit')}
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
        {words('addresses')}
      </h2>
      <Loaded query={addresses} what={words('yourAddresses')} rows={3}>
        {(items) =>
          items.length === 0 ? (
            <p className="text-2 text-ink-2">{words('noAddresses')}</p>
          ) : (
            <ul aria-label={words('addresses')}>
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
