import { defineResource } from '../reads/define-resource';
import { loadResourceData } from '../reads/load-resource';
import { isRecord } from '@/utils/is-record';
import { shorten } from '@/utils/shorten';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';
import { toDraftSite, type JournalEntry } from './journal-entry';

/** A draft of the design that was published or discarded. */
export interface EndedDraft {
	/** Its name; empty if it was discarded. */
	name: string;
	isPublished: boolean;
}

/** Unsaved changes that were left behind, with the draft in which they were made if that draft has ended. */
export type LeftEntry = JournalEntry & { endedDraft?: EndedDraft };

interface DraftState extends EndedDraft {
	id: number;
}

/** Existing drafts of the design, published ones included; discarded ones are deleted. */
const draftStatesResource = defineResource( {
	name: 'draftStates',
	path: () => '/atelier/v1/drafts',
	parse: ( body ): readonly DraftState[] =>
		( Array.isArray( body ) ? body : [] )
			.filter( isRecord )
			.map( ( { id, name, status } ) => ( {
				id: toNumber( id ),
				name: shorten( toText( name ) ),
				isPublished: status === 'publish',
			} ) ),
	isStaleAfter: () => true,
} );

/**
 * Returns the entries of drafts that were published or discarded since, each with its draft. Requests the drafts only if there are entries.
 *
 * @param site    Address of the site.
 * @param entries Entries of all drafts of the site.
 * @throws The server's error.
 */
export async function findEndedEntries(
	site: string,
	entries: readonly JournalEntry[]
): Promise< readonly LeftEntry[] > {
	if ( entries.length === 0 ) {
		return [];
	}
	const drafts = await loadResourceData( draftStatesResource );
	return entries.flatMap( ( entry ) => {
		const id = Number( entry.site.slice( toDraftSite( site, '' ).length ) );
		const draft = drafts.find( ( each ) => each.id === id );
		return draft && ! draft.isPublished
			? []
			: [
					{
						...entry,
						endedDraft: {
							name: draft?.name ?? '',
							isPublished: draft !== undefined,
						},
					},
			  ];
	} );
}
