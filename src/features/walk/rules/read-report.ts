import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/** Element with the page's report of its records, see `includes/walk/class-walked-page.php`. */
const META_SELECTOR = 'meta[name=atelier-walk]';

/** Something that a page shows, or is made of. */
export interface SeenThing {
	type: string;
	id: number | string;
	title: string;
	/** Whether the person may edit it. */
	canEdit: boolean;
}

/** The record that a page shows. */
export interface SeenRecord extends SeenThing {
	/** Name of its type. */
	label: string;
	status: string;
	/** Where WordPress edits it. */
	editUrl: string;
}

/** A page as it describes itself. */
export interface WalkReport {
	/** HTTP status; 0 where it is not known. */
	status: number;
	/** Where the page leads instead of being shown. */
	redirect?: string | undefined;
	/** Name of WordPress's condition, for example `single`; empty for a page that ended before it was known. */
	kind: string;
	title: string;
	record?: SeenRecord | undefined;
	template?: SeenThing | undefined;
	parts: readonly SeenThing[];
	menus: readonly SeenThing[];
	/** Lets unsaved changes be shown on the site's pages. */
	nonce: string;
}

/**
 * Reads how a page describes itself; undefined for one that does not, as a page that a plugin's cache answered.
 *
 * @param page Document of the page.
 */
export function readReport( page: Document ): WalkReport | undefined {
	const json = page.querySelector( META_SELECTOR )?.getAttribute( 'content' );
	const report = parse( json ?? '' );
	if ( ! isRecord( report ) ) {
		return undefined;
	}
	return {
		status: typeof report.status === 'number' ? report.status : 0,
		redirect:
			typeof report.redirect === 'string' ? report.redirect : undefined,
		kind: toText( report.kind ),
		title: toText( report.title ),
		record: readRecord( report.record ),
		template: readThing( report.template ),
		parts: readThings( report.parts ),
		menus: readThings( report.menus ),
		nonce: toText( report.nonce ),
	};
}

function readThings( value: unknown ): readonly SeenThing[] {
	return Array.isArray( value )
		? value.flatMap( ( item ) => readThing( item ) ?? [] )
		: [];
}

function readThing( value: unknown ): SeenThing | undefined {
	if (
		! isRecord( value ) ||
		! ( typeof value.id === 'number' || typeof value.id === 'string' )
	) {
		return undefined;
	}
	return {
		type: toText( value.type ),
		id: value.id,
		title: toText( value.title ),
		canEdit: value.canEdit === true,
	};
}

function readRecord( value: unknown ): SeenRecord | undefined {
	const thing = readThing( value );
	return thing && isRecord( value )
		? {
				...thing,
				label: toText( value.label ),
				status: toText( value.status ),
				editUrl: toText( value.editUrl ),
		  }
		: undefined;
}

function parse( json: string ): unknown {
	try {
		return JSON.parse( json );
	} catch {
		return undefined;
	}
}
