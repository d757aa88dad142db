import type { Term } from '../reads/terms';

/** A term that can be chosen. */
export interface TermChoice {
	id: number;
	/** Its name, preceded by those of its ancestors. */
	label: string;
}

/** Maximum of shown choices; the search finds the others. */
const MAX_CHOICES = 100;

/** Limit of the named levels, as a term can be stored as its own ancestor. */
const MAX_LEVELS = 10;

/**
 * Returns the terms that a form offers: first the chosen ones, then the others in their order.
 *
 * @param terms  All terms, in their order.
 * @param first  Ids of the terms that are first.
 * @param search Text that their names have to contain.
 */
export function listTermChoices(
	terms: readonly Term[],
	first: readonly number[],
	search: string
): TermChoice[] {
	const byId = new Map( terms.map( ( term ) => [ term.id, term ] ) );
	const text = normalize( search );
	const found = terms.filter( ( { name } ) =>
		normalize( name ).includes( text )
	);
	return [
		...found.filter( ( { id } ) => first.includes( id ) ),
		...found.filter( ( { id } ) => ! first.includes( id ) ),
	]
		.slice( 0, MAX_CHOICES )
		.map( ( term ) => ( { id: term.id, label: getLabel( term, byId ) } ) );
}

/**
 * Returns the term with a name, ignoring case.
 *
 * @param terms The terms.
 * @param name  The name.
 */
export function findTerm(
	terms: readonly Term[],
	name: string
): Term | undefined {
	return terms.find(
		( term ) => normalize( term.name ) === normalize( name )
	);
}

function normalize( text: string ): string {
	return text.trim().toLocaleLowerCase();
}

function getLabel( term: Term, byId: ReadonlyMap< number, Term > ): string {
	const names: string[] = [];
	let current: Term | undefined = term;
	while ( current && names.length < MAX_LEVELS ) {
		names.unshift( current.name );
		current = byId.get( current.parent ?? 0 );
	}
	return names.join( ' › ' );
}
