/** A state of the design, or of one record of it, that can be looked at and compared. */
export type DesignState =
	| {
			/** The saved state; with unsaved changes; that of the theme; the version that somebody else saved meanwhile. */
			kind: 'saved' | 'unsaved' | 'theme' | 'theirs';
	  }
	| {
			/** A revision, a look, or another version of a template. */
			kind: 'revision' | 'look' | 'version';
			id: number;
	  }
	| {
			/** A style variation of the theme, which has no id. */
			kind: 'variation';
			title: string;
	  }
	| {
			/** A moment of the history: a time in seconds since 1970, a named one as `moment-45`, or, for a draft, `live` or `draft-71`. */
			kind: 'moment';
			at: string;
	  };

const PLAIN = [ 'saved', 'unsaved', 'theme', 'theirs' ] as const;
const NUMBERED = [ 'revision', 'look', 'version' ] as const;
const VARIATION = 'variation-';
const MOMENT = /^at-(\d{1,12}|moment-\d{1,15}|draft-\d{1,15}|live)$/;

/**
 * Reads a state from an address; undefined for other texts.
 *
 * @param text For example `saved` or `revision-812`.
 */
export function parseState(
	text: string | undefined
): DesignState | undefined {
	const plain = PLAIN.find( ( kind ) => kind === text );
	if ( plain ) {
		return { kind: plain };
	}
	if ( text?.startsWith( VARIATION ) ) {
		return { kind: 'variation', title: text.slice( VARIATION.length ) };
	}
	const [ , at ] = MOMENT.exec( text ?? '' ) ?? [];
	if ( at !== undefined ) {
		return { kind: 'moment', at };
	}
	const [ , name, digits = '' ] =
		/^([a-z]+)-(\d{1,15})$/.exec( text ?? '' ) ?? [];
	const kind = NUMBERED.find( ( each ) => each === name );
	return kind && { kind, id: Number( digits ) };
}

/**
 * Returns a state as a text for an address.
 *
 * @param state State.
 */
export function formatState( state: DesignState ): string {
	if ( 'id' in state ) {
		return `${ state.kind }-${ state.id }`;
	}
	if ( 'at' in state ) {
		return `at-${ state.at }`;
	}
	return 'title' in state ? `${ VARIATION }${ state.title }` : state.kind;
}

/** One of the two states of a comparison. */
export type ComparedSide = 'left' | 'right';

/**
 * Returns the side from which values are restored into the current state: the other side of the unsaved changes, or without them of the saved
 * version. Undefined if neither side is a current one. Only the kinds count, so that a restored value does not change the direction.
 *
 * @param left  The left state.
 * @param right The right state.
 */
export function findSourceSide(
	left: DesignState,
	right: DesignState
): ComparedSide | undefined {
	for ( const kind of [ 'unsaved', 'saved' ] ) {
		if ( right.kind === kind ) {
			return 'left';
		}
		if ( left.kind === kind ) {
			return 'right';
		}
	}
	return undefined;
}
