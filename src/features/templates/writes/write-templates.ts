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

/** A template to create. */
export interface NewTemplate {
	slug: string;
	title: string;
	description: string;
	/** Whether the hierarchy finds it (specification 3: `meta.is_wp_suggestion`). */
	isSuggestion: boolean;
	content?: string;
	/** Whether it becomes active with the first save of a change of its content. */
	becomesActive: boolean;
}

/** The fields of a new template that are needed to open and delete it. */
export interface CreatedTemplate {
	/** Number for a version; `theme//slug` where there are no versions. */
	id: number | string;
	slug: string;
	/** Token of its content. */
	atelier_token?: string | undefined;
}

// WordPress's own route, where there are no versions.
const getKind = (): RecordKind =>
	hasVersions() ? TEMPLATE_VERSIONS : TEMPLATES;

/**
 * Creates a template of the current theme. Where there are no versions, it is active at once.
 *
 * @param template The template.
 * @throws The server's error.
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
 * Changes title, description or slug of a template. Other people's changes of other fields stay; the person decides about a conflict.
 *
 * @param template            The template as the person saw it.
 * @param changes             The changes.
 * @param changes.title       Title.
 * @param changes.description Description.
 * @param changes.slug        Slug.
 * @throws The server's error, or why it was not written.
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
 * @throws The server's error.
 */
export async function dismissFileUpdate( id: number ): Promise< void > {
	requireSaved( await updateRecord( getKind(), id, { knows_file: true } ) );
}

/**
 * Copies the content of the original into a version; the original counts as reviewed then.
 *
 * @param template The version as the person saw it.
 * @param original The original from the theme or plugin.
 * @return Function that restores its own content, unless somebody else has changed it since.
 * @throws The server's error, or why it was not written.
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
 * Moves a template to the trash, where it keeps its id and revisions.
 *
 * @param template The template as the person saw it.
 * @return Function that restores it, and activates it again if it was active; undefined where it cannot be restored.
 * @throws The server's error, or why it was not deleted.
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
	// Where the answer was lost, the deletion has the id of the template.
	return (
		undo ??
		( typeof id === 'number'
			? async () => void ( await requestRestore( id ) )
			: undefined )
	);
}

/**
 * Moves a new template to the trash, unless somebody else has changed it since.
 *
 * @param template The new template.
 * @throws The server's error, or why it was not deleted.
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
 * Changes the record that serves a slug. Where somebody else has changed it in the meantime, the person decides whose choice stays.
 *
 * @param slug   The slug.
 * @param entry  Id of a template, `false` for no template, null for the file.
 * @param before The slug as the person saw it.
 * @param title  Title of the template.
 * @return Function that restores the earlier entry, unless somebody else has changed it since.
 * @throws The server's error, or why it was not written.
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
 * Creates a person's copy of a file, which is active from its first save on.
 *
 * @param file The file.
 * @return The copy, and a function that deletes it.
 * @throws The server's error.
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

// The same names as in `includes/templates/class-active-templates-controller.php`, which names another person's choice.
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
 * @throws The server's error, or why it was not written.
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
 * Loads the markup of a template.
 *
 * @param type Type of the record.
 * @param id   Its id.
 * @throws The server's error.
 */
export function fetchTemplateContent(
	type: string,
	id: number | string
): Promise< string > {
	return loadResourceData( templateContentResource, type, id );
}

// Leaves out fields that only the list has: the record's route does not return them, so they cannot be compared.
function pickStored( {
	title,
	description,
	slug,
	status,
	atelier_token: token,
}: ListedTemplate ) {
	return { title, description, slug, status, atelier_token: token };
}
