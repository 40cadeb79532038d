// The comparison with PostgREST, with all its seeds.
import './differential.test.ts'
