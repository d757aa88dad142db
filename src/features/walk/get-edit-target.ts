import { getBootPayload } from '@/data/site/boot-payload';
import { editPath, itemPath } from '@/router';
import { findRecordList } from '@/utils/screens';
import type { SeenRecord, SeenThing, WalkReport } from './rules/read-report';

/** Where something is edited: a path of Design, or an address of the dashboard. */
export type EditTarget =
	| { path: string; isTemplate: boolean }
	| { url: string };

/**
 * Returns the path of the screen of something that a page shows; undefined where the person may not edit it, or it has none.
 *
 * @param thing Record, template, part or menu.
 */
export function getScreenPath( thing: SeenThing ): string | undefined {
	return thing.canEdit && hasScreen( thing.type )
		? itemPath( thing.type, thing.id )
		: undefined;
}

/**
 * Returns where a page is edited: its record, or, where it shows none, its template. Undefined where the person may edit neither.
 *
 * @param report How the page describes itself.
 */
export function getEditTarget(
	report: WalkReport | undefined
): EditTarget | undefined {
	const record = report?.record;
	if ( record ) {
		return record.canEdit ? getRecordTarget( record ) : undefined;
	}
	const template = report?.template;
	return template && getScreenPath( template )
		? { path: editPath( template.type, template.id ), isTemplate: true }
		: undefined;
}

function getRecordTarget( record: SeenRecord ): EditTarget | undefined {
	if ( hasScreen( record.type ) ) {
		return { path: editPath( record.type, record.id ), isTemplate: false };
	}
	return record.editUrl ? { url: record.editUrl } : undefined;
}

function hasScreen( type: string ): boolean {
	const { theme, listedTypes } = getBootPayload();
	return (
		theme.isBlockTheme &&
		( findRecordList( type ) !== undefined ||
			listedTypes.some( ( { postType } ) => postType === type ) )
	);
}
