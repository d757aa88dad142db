import { __, _n, sprintf } from '@wordpress/i18n';

import { SubmitForm } from '@/components/submit-form';
import { runOnItems } from '../actions/run-on-items';
import type { PatternItem } from '../rules/types';
import { deleteItem } from '../writes/write-patterns';

/** Props of {@link ResetForm}. */
export interface ResetFormProps {
	items: readonly PatternItem[];
	onClose: ( () => void ) | undefined;
}

/** Asks, and gives parts the theme's content again; the notice brings the changes back. */
export function ResetForm( { items, onClose }: ResetFormProps ) {
	const [ first ] = items;
	return (
		<SubmitForm
			submitLabel={ __( 'Reset', 'atelier' ) }
			failure={ __( 'It could not be reset.', 'atelier' ) }
			isDestructive
			onSubmit={ () => resetItems( items ) }
			onClose={ onClose }
		>
			<p>
				{ items.length === 1 && first
					? sprintf(
							/* translators: %s: title of a template part. */
							__(
								'Reset "%s" to the original from the theme? Its changes are removed.',
								'atelier'
							),
							first.title
					  )
					: sprintf(
							/* translators: %d: number of template parts. */
							_n(
								'Reset %d template part to the original from the theme? Its changes are removed.',
								'Reset %d template parts to the originals from the theme? Their changes are removed.',
								items.length,
								'atelier'
							),
							items.length
					  ) }
			</p>
		</SubmitForm>
	);
}

function resetItems( items: readonly PatternItem[] ): Promise< void > {
	return runOnItems( items, {
		run: deleteItem,
		getSuccess: ( [ first, ...more ] ) =>
			first && more.length === 0
				? sprintf(
						/* translators: %s: title of a template part. */
						__( '"%s" reset.', 'atelier' ),
						first.title
				  )
				: sprintf(
						/* translators: %d: number of template parts. */
						_n(
							'%d item reset.',
							'%d items reset.',
							more.length + 1,
							'atelier'
						),
						more.length + 1
				  ),
	} );
}
