// `/tenant/settings/privacy`: finds, exports and erases a person's data.
import type { PersonItem, PersonRef } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { ApiError } from '../../lib/api.ts'
import { listText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { personsQuery, requestsQuery } from './api.ts'
import { PersonData } from './person-data.tsx'
import { PersonRequests } from './person-requests.tsx'
import { kindText } from './kind-text.ts'
import { personsWords as words } from '../../lib/words/persons.ts'

export function PrivacyScreen() {
  const requests = useQuery(requestsQuery())
  const [search, setSearch] = useState('')
  if (requests.error instanceof ApiError && requests.error.status === 403)
    return <EmptyState title={words('onlyAdministrators')}>{words('onlyAdministratorsMore')}</EmptyState>
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
      <div className="flex max-w-[640px] flex-col gap-6">
        <FindPerson onSearch={setSearch} />
        {search !== '' && <Matches key={search} search={search} onDone={() => setSearch('')} />}
        <PersonRequests query={requests} />
      </div>
    </div>
  )
}

function FindPerson({ onSearch }: { onSearch: (search: string) => void }) {
  const [text, setText] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <form
      role="search"
      aria-label={words('findPerson')}
      onSubmit={submit}
      className="flex flex-col items-start gap-3"
    >
      <div>
        <h2 className="text-3">{words('findPerson')}</h2>
        <p className="text-2 text-ink-2">{words('findPersonMore')}</p>
      </div>
      <div className="flex w-full items-end gap-2">
        <TextField
          label={words('searchField')}
          value={text}
          minLength={2}
          maxLength={200}
          required
          fieldClassName="flex-1"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" icon={<Search />} needs="persons:read">
          {words('find')}
        </Button>
      </div>
    </form>
  )
}

function Matches({ search, onDone }: { search: string; onDone: () => void }) {
  const query = useQuery(personsQuery(search))
  const [person, setPerson] = useState<PersonRef | null>(null)
  return (
    <Loaded query={query} what={words('peopleNoun')} rows={3}>
      {({ items }) =>
        items.length === 0 ? (
          <p role="status" className="text-2 text-ink-2">
            {words('nobodyBy', { text: search })}
          </p>
        ) : (
          <>
            <section aria-label={words('matches')} className="flex flex-col gap-1">
              <p className="text-2 text-ink-2">{words('tickEveryRow')}</p>
              <ul className="border-t border-line">
                {items.map((item) => (
                  <Match
                    key={`${item.kind} ${item.id}`}
                    item={item}
                    isChecked={person?.kind === item.kind && person.ids.includes(item.id)}
                    onChange={(isChecked) => setPerson(withRow(person, item, isChecked))}
                  />
                ))}
              </ul>
            </section>
            {person && <PersonData person={person} onDone={onDone} />}
          </>
        )
      }
    </Loaded>
  )
}

function Match({
  item: { kind, name, email, phone, address, uses },
  isChecked,
  onChange,
}: {
  item: PersonItem
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}) {
  const work = {
    recipient: words('uses', { count: uses }),
    driver: words('routesDriven', { count: uses }),
    member: '',
  }[kind]
  return (
    <li className="flex items-start gap-3 border-b border-line py-2">
      <Checkbox
        label={listText([name, kindText(kind)])}
        isLabelHidden
        isChecked={isChecked}
        onChange={onChange}
      />
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-3 font-mid">
          {name} <Tag>{kindText(kind)}</Tag>
        </p>
        <p className="text-2 break-words text-ink-2">
          {[email, phone, address, work].filter((part) => part !== null && part !== '').join(' · ')}
        </p>
      </div>
    </li>
  )
}

/** A person has one kind: selecting a driver deselects recipients. */
function withRow(person: PersonRef | null, { kind, id }: PersonItem, isChecked: boolean): PersonRef | null {
  const others = person?.kind === kind ? person.ids.filter((other) => other !== id) : []
  const ids = isChecked ? [...others, id] : others
  return ids.length === 0 ? null : { kind, ids }
}
