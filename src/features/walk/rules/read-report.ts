import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

/** Element with the page's report of its records, see `includes/walk/class-walked-page.php`. */
const META_SELECTOR = 'meta[name=atelier-walk]';

/** A record, template, part or menu that a page shows. */
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
	/** Address of WordPress's own editor of it. */
	editUrl: string;
}

/** The server's report in a page. */
export interface WalkReport {
	/** HTTP status; 0 where it is not known. */
	status: number;
	/** Target of a redirect, which the server reports instead of sending it. */
	redirect?: string | undefined;
	/** Name of WordPress's condition, for example `single`; empty where the page ended before the condition was known. */
	kind: string;
	title: string;
	record?: SeenRecord | undefined;
	template?: SeenThing | undefined;
	parts: readonly SeenThing[];
	menus: readonly SeenThing[];
	/** Nonce of requests that show unsaved changes. */
	nonce: string;
}

/**
 * Reads the report of a page; undefined for a page without one, for example from a plugin's cache.
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
