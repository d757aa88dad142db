import { __, _n, sprintf } from '@wordpress/i18n';

import { canUseDrafts, draftPath, getDraftUrl } from '@/features/drafts';
import { openPage } from '@/utils/open-page';

/** A button that imports. */
export interface ImportAction {
	label: string;
	onSubmit: () => unknown;
}

/** Options of {@link getImportActions}. */
export interface ImportActionsOptions {
	/** How many items are imported. */
	count: number;
	/** The draft that is edited; null for none. */
	draft: { name: string } | null;
	/** Imports at once. */
	onImport: () => unknown;
	/** Imports into a draft, and returns its number. */
	onImportToDraft: () => Promise< number >;
}

/**
 * Returns the buttons of the import: into a draft, or at once unless a draft is edited. Where there are no drafts, only the latter.
 *
 * @param options Options.
 */
export function getImportActions( {
	count,
	draft,
	onImport,
	onImportToDraft,
}: ImportActionsOptions ): {
	primary: ImportAction;
	secondary: ImportAction | undefined;
} {
	const atOnce = {
		label: sprintf(
			/* translators: %d: number of items. */
			_n( 'Import %d item', 'Import %d items', count, 'atelier' ),
			count
		),
		onSubmit: onImport,
	};
	if ( ! canUseDrafts() ) {
		return { primary: atOnce, secondary: undefined };
	}
	const asDraft = {
		label: draft
			? sprintf(
					/* translators: %s: name of a draft of the design. */
					__( 'Import into “%s”', 'atelier' ),
					draft.name
			  )
			: __( 'Import as a draft', 'atelier' ),
		onSubmit: async () => {
			const id = await onImportToDraft();
			openPage(
				getDraftUrl( window.location.href, id, draftPath( id ) )
			);
		},
	};
	return { primary: asDraft, secondary: draft ? undefined : atOnce };
}
