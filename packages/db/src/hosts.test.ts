import { expect, it } from 'vitest'
import { urlsOfHosts } from './hosts.ts'

it.each([
  ['postgres://a/name', ['postgres://a/name']],
  ['postgres://a,b/name', ['postgres://a/name', 'postgres://b/name']],
  [
    'postgresql://me:pass,word@a:5432,[::1]:5433/name?sslmode=require',
    [
      'postgresql://me:pass,word@a:5432/name?sslmode=require',
      'postgresql://me:pass,word@[::1]:5433/name?sslmode=require',
    ],
  ],
])('lists the hosts of %s', (url, urls) => expect(urlsOfHosts(url)).toEqual(urls))
