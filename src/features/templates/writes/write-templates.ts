import { __ } from '@wordpress/i18n';

import {
	ACTIVE_TEMPLATES,
	TEMPLATE_VERSIONS,
	TEMPLATES,
	type RecordKind,
} from '@/data/writes/record-kinds';
import { requestRestore } from '@/data/writes/restore-deletion';
import {
	createRecord,
	deleteRecord,
	requireDeleted,
	requireSaved,
	updateRecord,
} from '@/data/writes/write-records';
import { changeRecord } from '@/data/writes/change-record';
import type { Undo } from '@/data/writes/undo';
import { loadResourceData } from '@/data/reads/load-resource';
import { toAsciiSlug } from '@/utils/to-ascii-slug';
import { hasVersions } from '../has-versions';
import { FALLBACK_SLUG } from '../rules/template-slug';
import { templateContentResource } from '../reads/template-content';
import type {
	ActiveEntry,
	ListedTemplate,
	SlugState,
} from '../reads/templates';

/** A template that is to be made. */
export interface NewTemplate {
	slug: string;
	title: string;
	description: string;
	/** Whether a hierarchy finds it (specification 3: `meta.is_wp_suggestion`). */
	isSuggestion: boolean;
	content?: string;
	/** Whether it serves its slug from the first change of its content on that is saved; nothing is active before. */
	becomesActive: boolean;
}

/** A template that was made, as far as it is needed to find and delete it. */
export interface CreatedTemplate {
	/** Number of a version; `theme//slug` where there are no versions. */
	id: number | string;
	slug: string;
	/** Token of its content. */
	atelier_token?: string | undefined;
}

// WordPress's own route, where there are no versions.
const getKind = (): RecordKind =>
	hasVersions() ? TEMPLATE_VERSIONS : TEMPLATES;

/**
 * Makes a template of the current theme. Where there are no versions it serves at once.
 *
 * @param template The template.
 * @throws The server's answer.
 */
export async function createTemplate( {
	isSuggestion,
	becomesActive,
	...fields
}: NewTemplate ): Promise< CreatedTemplate > {
	const saved = requireSaved(
		await createRecord( getKind(), {
			...fields,
			status: 'publish',
			...( hasVersions()
				? {
						meta: { is_wp_suggestion: isSuggestion },
						activate: false,
						activate_with_content: becomesActive,
				  }
				: {
						...( ! isSuggestion && {
							slug: toAsciiSlug( fields.slug ) || FALLBACK_SLUG,
						} ),
						is_wp_suggestion: isSuggestion,
				  } ),
		} )
	);
	return {
		id: saved.id as number | string,
		slug: saved.slug as string,
		atelier_token: saved.atelier_token as string | undefined,
	};
}

/**
 * Changes title, description or slug of a template. Other people's changes of other fields stay; about a conflict
 * the person is asked.
 *
 * @param template            The template as the person saw it.
 * @param changes             The changes.
 * @param changes.title       Title.
 * @param changes.description Description.
 * @param changes.slug        Slug.
 * @throws The server's answer, or why it was not written.
 */
export async function updateTemplate(
	template: ListedTemplate,
	changes: { title?: string; description?: string; slug?: string }
): Promise< void > {
	requireSaved(
		await updateRecord( getKind(), template.id, changes, {
			before: pickStored( template ),
		} )
	);
}

/**
 * Records that a person has reviewed the current content of the file that a template hides. The template does not change.
 *
 * @param id Its number.
 * @throws The server's answer.
 */
export async function dismissFileUpdate( id: number ): Promise< void > {
	requireSaved( await updateRecord( getKind(), id, { knows_file: true } ) );
}

/**
 * Gives a version the content of the original with which it is compared, which then counts as reviewed.
 *
 * @param template The version as the person saw it.
 * @param original The original from the theme or plugin.
 * @return Function that restores its own content, unless somebody else has changed it since.
 * @throws The server's answer, or why it was not written.
 */
export async function copyContent(
	template: ListedTemplate,
	original: ListedTemplate
): Promise< Undo > {
	const [ own, content ] = await Promise.all(
		[ template, original ].map( ( { type, id } ) =>
			fetchTemplateContent( type, id )
		)
	);
	const saved = requireSaved(
		await updateRecord(
			TEMPLATE_VERSIONS,
			template.id,
			{ content, knows_file: true },
			{ before: { ...pickStored( template ), content: own } }
		)
	);
	return async () =>
		void requireSaved(
			await updateRecord(
				TEMPLATE_VERSIONS,
				template.id,
				{ content: own },
				{ before: saved }
			)
		);
}

/**
 * Puts a template into the trash, where it keeps its number and revisions.
 *
 * @param template The template as the person saw it.
 * @return Takes it out again, where that can be done. It serves again if it did.
 * @throws The server's answer, or why it was not deleted.
 */
export async function trashTemplate(
	template: ListedTemplate
): Promise< Undo | undefined > {
	const { id } = template;
	const undo = requireDeleted(
		await deleteRecord( getKind(), id, {
			before: pickStored( template ),
		} )
	);
	// Where the answer was lost, the deletion has the number of the template.
	return (
		undo ??
		( typeof id === 'number'
			? async () => void ( await requestRestore( id ) )
			: undefined )
	);
}

/**
 * Puts a template that was just made into the trash, unless somebody else has changed it since.
 *
 * @param template The template as it was made.
 * @throws The server's answer, or why it was not deleted.
 */
export async function trashCreatedTemplate( {
	id,
	atelier_token: token,
}: CreatedTemplate ): Promise< void > {
	requireSaved(
		await deleteRecord( getKind(), id, {
			before: { atelier_token: token },
		} )
	);
}

/**
 * Changes the record that serves a slug. Where somebody else has changed that in the meantime, the person is asked whose choice is to stay.
 *
 * @param slug   The slug.
 * @param entry  Number of a template, `false` for nothing, null for the file.
 * @param before The slug as the person saw it.
 * @param title  Title of the template.
 * @return Function that restores the earlier entry, unless somebody else has changed it since.
 * @throws The server's answer, or why it was not written.
 */
export async function setActiveTemplate(
	slug: string,
	entry: ActiveEntry,
	before: SlugState,
	title: string = ''
): Promise< Undo > {
	requireSaved(
		await updateRecord(
			ACTIVE_TEMPLATES,
			encodeURIComponent( slug ),
			{ template: entry },
			{
				before: {
					template: before.entry,
					atelier_token: before.atelier_token,
				},
				names: { template_name: nameEntry( entry, title ) },
			}
		)
	);
	return () => undoActiveTemplate( slug, entry, before.entry );
}

/**
 * Creates a person's copy of a file, which serves from its first save on.
 *
 * @param file The file.
 * @return The copy, and a function that deletes it.
 * @throws The server's answer.
 */
export async function customizeTemplateFile(
	file: ListedTemplate
): Promise< { copy: CreatedTemplate; undo: Undo } > {
	const copy = await createTemplate( {
		title: file.title,
		slug: file.slug,
		description: file.description,
		content: await fetchTemplateContent( file.type, file.id ),
		isSuggestion: ! file.is_custom,
		becomesActive: true,
	} );
	return { copy, undo: () => trashCreatedTemplate( copy ) };
}

// As `includes/templates/class-active-templates-controller.php` names the version of somebody else.
function nameEntry( entry: ActiveEntry, title: string ): string {
	if ( entry === false ) {
		return __( 'None', 'atelier' );
	}
	return entry === null
		? __( 'The original from the theme or plugin', 'atelier' )
		: title;
}

/**
 * Undoes a change of the record that serves a slug, unless somebody else has changed it since.
 *
 * @param slug  The slug.
 * @param from  The chosen entry.
 * @param entry The earlier entry.
 * @throws The server's answer, or why it was not written.
 */
async function undoActiveTemplate(
	slug: string,
	from: ActiveEntry,
	entry: ActiveEntry
): Promise< void > {
	const outcome = await changeRecord(
		ACTIVE_TEMPLATES,
		encodeURIComponent( slug ),
		( { template } ) =>
			template === from ? { template: entry } : undefined
	);
	requireSaved( outcome );
	// An attempt whose answer was lost has undone it already.
	if (
		! [ from, entry ].includes( outcome.before?.template as ActiveEntry )
	) {
		throw new Error(
			__(
				'Someone else has chosen another template since. It was kept.',
				'atelier'
			)
		);
	}
}

/**
 * Reads the markup of a template.
 *
 * @param type Type of the record.
 * @param id   Its id.
 * @throws The server's answer.
 */
export function fetchTemplateContent(
	type: string,
	id: number | string
): Promise< string > {
	return loadResourceData( templateContentResource, type, id );
}

// Leaves out the list's own fields, which the record's route does not answer, so that they are not compared.
function pickStored( {
	title,
	description,
	slug,
	status,
	atelier_token: token,
}: ListedTemplate ) {
	return { title, description, slug, status, atelier_token: token };
}
