import { defineResource } from '@/data/reads/define-resource';
import { toRecord } from '@/utils/is-record';
import { readList } from '@/utils/read-list';
import { shorten } from '@/utils/shorten';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import type { DraftRevision } from '../rules/draft-revision';
import { DRAFTS_ROUTE, readRevisedRecord } from './drafts';

/** Contents of a draft after each save, the newest first. */
export const draftRevisionsResource = defineResource( {
	name: 'draftRevisions',
	path: ( id: number | undefined ) =>
		id ? `${ DRAFTS_ROUTE }/${ id }/revisions` : undefined,
	parse: ( body ): readonly DraftRevision[] =>
		readList( body, readRevision ).filter( ( { id } ) => id > 0 ),
	isStaleAfter: () => true,
} );

function readRevision( value: Record< string, unknown > ): DraftRevision {
	return {
		id: toNumber( value.id ),
		time: toNumber( value.time ),
		author: shorten( toText( toRecord( value.author ).name ) ),
		isCurrent: value.isCurrent === true,
		records: readList( value.records, readRevisedRecord ),
	};
}
