import type { RenderModalProps } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

import { TextForm } from '@/components/text-form';
import { runInForm } from '@/kits/saving/outcomes';
import type { PatternItem } from '../rules/types';
import { renameItemRecord as writeTitle } from '../writes/write-patterns';
import {
	getItemTitle,
	toEligibility,
	type PatternAction,
} from './pattern-action';

/** Renames a pattern or part. */
export const renameItem: PatternAction = {
	id: 'rename-pattern',
	getLabel: () => __( 'Rename', 'atelier' ),
	shortcut: 'F2',
	isEligible: toEligibility( 'rename' ),
	Dialog: RenameForm,
};

/** Form that asks for the new name of a pattern or part. */
export function RenameForm( {
	items: [ item ],
	closeModal,
}: RenderModalProps< PatternItem > ) {
	if ( ! item ) {
		return <></>;
	}
	return (
		<TextForm
			label={ __( 'Name', 'atelier' ) }
			initialValue={ item.title }
			recordTitle={ getItemTitle( item ) }
			submitLabel={ __( 'Save', 'atelier' ) }
			failure={ __(
				'An error occurred while updating the name',
				'atelier'
			) }
			isValid={ ( value ) => value !== '' && value !== item.title }
			onClose={ closeModal }
			onSubmit={ ( title ) =>
				runInForm( item, {
					subject: item.type,
					run: () => writeTitle( item, title ),
					done: () => __( 'Name updated', 'atelier' ),
				} )
			}
		/>
	);
}
