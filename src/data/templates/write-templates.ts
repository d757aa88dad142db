import apiFetch from '@wordpress/api-fetch';

import type { RecordKind } from '../records/record-kinds';
import { requestRestore } from '../records/restore-deletion';
import { deleteRecord, requireSaved } from '../records/write-records';

const POSTS = '/wp/v2/wp_template';

// Core-data reads templates by another route.
const TEMPLATES: RecordKind = {
	kind: 'atelier',
	name: 'template',
	path: POSTS,
};

/** A template that is to be made. */
export interface NewTemplate {
	slug: string;
	title: string;
	description: string;
	/** Whether a hierarchy finds it (specification 3: `meta.is_wp_suggestion`). */
	isSuggestion: boolean;
	content?: string;
	/** Whether it serves its slug at once. */
	isActive: boolean;
}

/** The number and slug of a template that was made. */
export interface CreatedTemplate {
	id: number;
	slug: string;
}

/**
 * Makes a template of the current theme.
 *
 * @param template The template.
 */
export function createTemplate( {
	isSuggestion,
	isActive,
	...fields
}: NewTemplate ): Promise< CreatedTemplate > {
	return apiFetch< CreatedTemplate >( {
		path: POSTS,
		method: 'POST',
		data: {
			...fields,
			status: 'publish',
			meta: { is_wp_suggestion: isSuggestion },
			activate: isActive,
		},
	} );
}

/**
 * Changes title, description or slug of a template.
 *
 * @param id                  Its number.
 * @param changes             The changes.
 * @param changes.title       Title.
 * @param changes.description What it is for.
 * @param changes.slug        What it serves.
 */
export async function updateTemplate(
	id: number,
	changes: { title?: string; description?: string; slug?: string }
): Promise< void > {
	await apiFetch( {
		path: `${ POSTS }/${ id }`,
		method: 'PUT',
		data: changes,
	} );
}

/**
 * Remembers that a person has seen what the file says now that a template hides. Nothing of the template changes.
 *
 * @param id Its number.
 */
export async function keepTemplate( id: number ): Promise< void > {
	await apiFetch( {
		path: `${ POSTS }/${ id }`,
		method: 'PUT',
		data: { knows_file: true },
	} );
}

/**
 * Puts a template into the trash, where it keeps its number and revisions.
 *
 * @param id Its number.
 */
export async function trashTemplate( id: number ): Promise< void > {
	requireSaved( await deleteRecord( TEMPLATES, id ) );
}

/**
 * Takes a template out of the trash. It serves again if it did.
 *
 * @param id Its number.
 */
export async function restoreTemplate( id: number ): Promise< void > {
	await requestRestore( id );
}

/**
 * Changes what serves a slug.
 *
 * @param slug     The slug.
 * @param value    Number of a template, `false` for nothing, null for the file.
 * @param expected What the person saw; the server refuses when it is something else by now.
 */
export async function setActiveTemplate(
	slug: string,
	value: number | false | null,
	expected?: number | false | null
): Promise< void > {
	await apiFetch( {
		path: `/atelier/v1/active-templates/${ encodeURIComponent( slug ) }`,
		method: 'PUT',
		data: { value, ...( expected !== undefined && { expected } ) },
	} );
}

/**
 * Reads the markup of a template.
 *
 * @param type Type of the record.
 * @param id   Its id.
 */
export async function fetchTemplateContent(
	type: string,
	id: number | string
): Promise< string > {
	const record = await apiFetch< { content?: { raw?: string } } >( {
		path: `/wp/v2/${ type }/${ id }?context=edit&_fields=content.raw`,
	} );
	return record.content?.raw ?? '';
}
