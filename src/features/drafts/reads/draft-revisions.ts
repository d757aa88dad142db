import { defineResource } from '@/data/reads/define-resource';
import { isRecord, toRecord } from '@/utils/is-record';
import { shorten } from '@/utils/shorten';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import type { DraftRevision, RevisedRecord } from '../rules/draft-revision';
import { DRAFTS_ROUTE } from './drafts';

/** Contents of a draft after each save, the newest first. */
export const draftRevisionsResource = defineResource( {
	name: 'draftRevisions',
	path: ( id: number | undefined ) =>
		id ? `${ DRAFTS_ROUTE }/${ id }/revisions` : undefined,
	parse: ( body ): readonly DraftRevision[] =>
		( Array.isArray( body ) ? body : [] )
			.filter( isRecord )
			.map( readRevision )
			.filter( ( { id } ) => id > 0 ),
	isStaleAfter: () => true,
} );

function readRevision( value: Record< string, unknown > ): DraftRevision {
	const { records } = value;
	return {
		id: toNumber( value.id ),
		time: toNumber( value.time ),
		author: shorten( toText( toRecord( value.author ).name ) ),
		isCurrent: value.isCurrent === true,
		records: readRecords( records ),
	};
}

function readRecords( value: unknown ): readonly RevisedRecord[] {
	return ( Array.isArray( value ) ? value : [] )
		.filter( isRecord )
		.map( ( { kind, restId, title } ) => ( {
			kind: toText( kind ),
			restId: toText( restId ),
			title: shorten( toText( title ) ),
		} ) );
}
