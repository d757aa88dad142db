import { getBootPayload } from '@/data/site/boot-payload';
import { editPath, itemPath } from '@/router';
import { findRecordList } from '@/utils/screens';
import type { SeenRecord, SeenThing, WalkReport } from './rules/read-report';

/** Editor of a record: a path of Design, or an address of the dashboard. */
export type EditTarget =
	| { path: string; isTemplate: boolean }
	| { url: string };

/**
 * Returns the path of a record's screen; undefined where the person may not edit the record, or Design has no screen for its type.
 *
 * @param thing Record, template, part or menu.
 */
export function getScreenPath( thing: SeenThing ): string | undefined {
	return thing.canEdit && hasScreen( thing.type )
		? itemPath( thing.type, thing.id )
		: undefined;
}

/**
 * Returns the editor of a page's record, or of its template where the page has no record. Undefined where the person may not edit that.
 *
 * @param report The page's report.
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
