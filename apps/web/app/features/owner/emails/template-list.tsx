// All templates as cards, with an instant filter.
import { Plus, Search } from 'lucide-react'
import { commonWords } from '../../../lib/words/common.ts'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { TextField } from '../../../ui/field.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { Select } from '../../../ui/select.tsx'
import { typeItems } from './names.ts'
import { TemplateCard } from './template-card.tsx'
import { useMailHead } from './use-mail-head.ts'
import { useTemplateList } from './use-template-list.ts'

const ALL = 'all'

type State = ReturnType<typeof useTemplateList>

function TemplateBar({ list }: { list: State }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
        <TextField
          label={words('searchTemplates')}
          isLabelHidden
          icon={<Search />}
          fieldClassName="w-[280px] max-md:w-full"
          placeholder={words('searchTemplates')}
          value={list.search}
          onChange={(event) => list.setSearch(event.target.value)}
        />
        <Select
          label={words('type')}
          isLabelHidden
          value={list.type ?? ALL}
          onChange={(next) => list.setType(next === ALL ? null : next)}
          items={[{ value: ALL, label: words('allTypes') }, ...typeItems()]}
          className="w-[200px] max-md:min-w-0 max-md:flex-1"
        />
        <Button variant="primary" icon={<Plus />} className="ms-auto" onClick={list.create}>
          {words('newTemplate')}
        </Button>
      </div>
      {list.isDefault && (
        <div
          role="status"
          className="flex items-center gap-3 border-b border-line bg-signal-wash px-4 py-2 text-2 md:px-7"
        >
          {words('builtInShown')}
          <Button size="s" data-retry="" onClick={list.retry}>
            {commonWords('retry')}
          </Button>
        </div>
      )}
    </>
  )
}

function DeleteDialog({ list }: { list: State }) {
  return (
    <Confirm
      isOpen={list.templateToDelete !== null}
      onClose={() => list.askToDelete(null)}
      title={words('deleteQuestion')}
      description={words('deleteMore', { name: list.templateToDelete?.name ?? '' })}
      confirmLabel={words('delete')}
      onConfirm={list.remove}
    />
  )
}

export function TemplateList() {
  const list = useTemplateList()
  const head = useMailHead()
  const title = words('noTemplates')
  const action = (
    <Button variant="primary" onClick={list.create}>
      {words('createFirst')}
    </Button>
  )
  return (
    <>
      <ListScreen
        label={words('emailTemplates')}
        noun={words('templatesNoun')}
        query={list.query}
        header={<TemplateBar list={list} />}
        total={list.total}
        shown={list.items.length}
        empty={{
          title,
          text: words('noTemplatesMore'),
          action,
        }}
        noMatches={{ title, text: words('noMatchMore'), action }}
      >
        <ul
          className="grid min-h-0 flex-1 content-start overflow-y-auto md:grid-cols-2 xl:grid-cols-3"
          aria-label={words('templates')}
        >
          {list.items.map((template) => (
            <TemplateCard
              key={template.id ?? template.type}
              template={template}
              head={head}
              onOpen={list.open}
              onDelete={list.askToDelete}
            />
          ))}
        </ul>
      </ListScreen>
      <DeleteDialog list={list} />
    </>
  )
}
