import { defineResource } from '@/data/reads/define-resource';
import { hasId, parseItems } from '@/data/reads/guards';
import { isWriteTo } from '@/data/reads/is-write-to';
import { toRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/** Why a look was saved: by the person, or before another one replaced it. */
export type LookKind = 'saved' | 'before';

/** A look as the server stores it, for the current theme. */
export interface SavedLook {
	id: number;
	title: string;
	kind: LookKind;
	/** When it was saved, in UTC (`2026-11-20T10:00:00`). */
	date: string;
	settings: Record< string, unknown >;
	styles: Record< string, unknown >;
}

const PATH = '/atelier/v1/looks';

const parseList = parseItems( hasId );

// PHP writes an empty object as an empty list.

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
