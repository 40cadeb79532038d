// State of an order's files: existing, uploading, refused, and undoable removal.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_NAME_MAX,
  ATTACHMENTS_PER_ORDER,
  type ListedAttachment,
} from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { shrinkPhoto } from '../../lib/shrink-photo.ts'
import { removeWithUndo } from '../remove-with-undo.ts'
import { notify } from '../toasts.tsx'
import { attachmentsQuery, fetchAttachment, useAddAttachment, useRemoveAttachment } from './api.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

const removals = removeWithUndo()

/** Shrinks photos; other files go unchanged for the server to judge. */
async function fitting(file: File): Promise<Blob> {
  return file.size > ATTACHMENT_MAX_BYTES && file.type.startsWith('image/') ? shrinkPhoto(file) : file
}

export function useAttachments(orderId: string) {
  const query = useQuery(attachmentsQuery(orderId))
  const add = useAddAttachment(orderId)
  const remove = useRemoveAttachment(orderId)
  const removed = removals.useRemoved()
  const [sending, setSending] = useState<string[]>([])
  const [problems, setProblems] = useState<string[]>([])
  const items = query.data?.filter(({ id }) => !removed.has(id)) ?? []

  /** Uploads one by one; a refused file does not block the next. */
  async function addFiles(files: readonly File[]): Promise<void> {
    setProblems([])
    setSending(files.map(({ name }) => name))
    for (const file of files) {
      try {
        await add.mutateAsync({ name: nameOf(file.name), bytes: await fitting(file) })
      } catch (error) {
        setProblems((before) => [...before, `${file.name}: ${describeError(error).message}`])
      }
      setSending((before) => before.slice(1))
    }
  }

  return {
    query,
    items,
    sending,
    problems,
    isFull: items.length + sending.length >= ATTACHMENTS_PER_ORDER,
    addFiles,
    removeFile: (file: ListedAttachment) => removals.remove(file, remove.mutateAsync),
    openFile: (file: ListedAttachment) => openFile(orderId, file),
  }
}

/** Keeps the extension. */
function nameOf(name: string): string {
  if (name.length <= ATTACHMENT_NAME_MAX) return name
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  return name.slice(0, ATTACHMENT_NAME_MAX - ending.length) + ending
}

/** Opens the tab before the request, because browsers block tabs opened after a response. */
async function openFile(orderId: string, file: ListedAttachment): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  try {
    const url = URL.createObjectURL(await fetchAttachment(orderId, file))
    if (tab) tab.location.replace(url)
    else window.location.assign(url)
  } catch (error) {
    tab?.close()
    notify({
      title: words('fileNotOpened', { name: file.name }),
      detail: describeError(error).message,
      tone: 'bad',
    })
  }
}
