import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';
import { toRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/** Why a look was kept: the person saved it, or it was the current one before another replaced it. */
export type LookKind = 'saved' | 'before';

/** A look as the server keeps it, for the current theme. */
export interface SavedLook {
	id: number;
	title: string;
	kind: LookKind;
	/** When it was kept, in UTC (`2026-11-20T10:00:00`). */
	date: string;
	settings: Record< string, unknown >;
	styles: Record< string, unknown >;
}

const PATH = '/atelier/v1/looks';

const parseList = parseItems( hasId );

// An empty object may have become an empty list in PHP.

/** The looks of the current theme, newest first. */
export const looksResource = defineResource( {
	name: 'looks',
	path: () => PATH,
	parse: ( body ): readonly SavedLook[] =>
		parseList( body ).map( ( { atelier_token: token, ...look } ) => ( {
			...look,
			title: toText( look.title ),
			kind: look.kind === 'before' ? 'before' : 'saved',
			date: toText( look.date ),
			...( typeof token === 'string' && { atelier_token: token } ),
			settings: toRecord( look.settings ),
			styles: toRecord( look.styles ),
		} ) ),
	isStaleAfter: ( write ) =>
		isWriteTo( write, PATH ) ||
		write.route.startsWith( '/atelier/v1/deletions' ),
} );
