/** A state of the design, or of one record of it, that can be looked at and compared. */
export type DesignState =
	| {
			/** As it is saved; with unsaved changes; as the theme has it; as somebody else saved it meanwhile. */
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
			/** A moment of the history: a time in seconds since 1970, or one that has a name, `moment-45`; `live` and `draft-71` beside a draft. */
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
 * Writes a state for an address.
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
