/** JSON that was found in a text, with the text around it. */
export interface ExtractedJson {
	value: unknown;
	/** Text before and after it; empty where the whole text is JSON. */
	printed: string;
}

/** Markup at the beginning of a whole page: JSON in a page is data of its scripts, not an answer. */
const PAGE = /<!doctype|<html|<body/i;

/** Text before a value within other JSON: such a value is part of a truncated answer. */
const INSIDE = /(?:"\s*:|[,[{])$/;

/** Limits of the tried brackets, and of those that are not closed, each of which costs a scan of the whole text. */
const MAX_TRIES = 200;
const MAX_UNCLOSED = 5;

/**
 * Returns the JSON of an answer into which something was printed, for example a warning of PHP: an object or a list that begins or ends
 * the text, or is between two pieces of markup. Of several it is the longest.
 *
 * @param text The answer.
 * @return The JSON; undefined for any other text, for example a page.
 */
export function extractJson( text: string ): ExtractedJson | undefined {
	const whole = parseJson( text );
	if ( whole ) {
		return { value: whole.value, printed: '' };
	}
	const page = text.search( PAGE );
	const bracket = /[{[]/g;
	let best: Span | undefined;
	let unclosed = 0;
	for (
		let tries = 0;
		tries < MAX_TRIES && unclosed < MAX_UNCLOSED;
		tries++
	) {
		const start = bracket.exec( text )?.index;
		if ( start === undefined || ( page !== -1 && start > page ) ) {
			break;
		}
		const end = findEnd( text, start );
		if ( end === undefined ) {
			unclosed++;
			continue;
		}
		const span = readSpan( text, start, end );
		if ( span ) {
			bracket.lastIndex = end;
			best =
				! best || getLength( span ) > getLength( best ) ? span : best;
		}
	}
	return (
		best && {
			value: best.value,
			printed: text.slice( 0, best.start ) + text.slice( best.end ),
		}
	);
}

interface Span {
	start: number;
	end: number;
	value: unknown;
}

const getLength = ( { start, end }: Span ) => end - start;

function readSpan(
	text: string,
	start: number,
	end: number
): Span | undefined {
	if ( ! isOutside( text, start, end ) ) {
		return undefined;
	}
	const found = parseJson( text.slice( start, end ) );
	return found && { start, end, value: found.value };
}

function parseJson( text: string ): { value: unknown } | undefined {
	try {
		return { value: JSON.parse( text ) as unknown };
	} catch {
		return undefined;
	}
}

/** Returns whether a piece begins or ends the text, or is between two pieces of markup, and is not within a script or a style. */
function isOutside( text: string, start: number, end: number ): boolean {
	const before = text.slice( 0, start ).trimEnd();
	const after = text.slice( end ).trimStart();
	const isAtEdge = before === '' || after === '';
	const isBetween = before.endsWith( '>' ) && after.startsWith( '<' );
	return (
		( isAtEdge || isBetween ) &&
		! INSIDE.test( before ) &&
		! isInCode( before )
	);
}

function isInCode( before: string ): boolean {
	return [ 'script', 'style' ].some(
		( name ) =>
			before.toLowerCase().lastIndexOf( `<${ name }` ) >
			before.toLowerCase().lastIndexOf( `</${ name }` )
	);
}

/** Finds the closing bracket of the one at a position, passing over strings. */
function findEnd( text: string, start: number ): number | undefined {
	const token = /"(?:[^"\\]|\\.)*"|[{}[\]]/gs;
	token.lastIndex = start;
	let depth = 0;
	for ( let found = token.exec( text ); found; found = token.exec( text ) ) {
		const [ sign ] = found;
		if ( sign === '{' || sign === '[' ) {
			depth++;
		} else if ( sign === '}' || sign === ']' ) {
			depth--;
		}
		if ( depth === 0 ) {
			return token.lastIndex;
		}
	}
	return undefined;
}
