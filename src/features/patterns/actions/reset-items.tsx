import type { RenderModalProps } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';
import { backup } from '@wordpress/icons';

import { SubmitForm } from '@/components/submit-form';
import { describeRestored, runOnItems } from '@/kits/saving/outcomes';
import { shorten } from '@/utils/shorten';
import type { PatternItem } from '../rules/types';
import { deleteItem } from '../writes/write-patterns';
import {
	getItemTitle,
	toEligibility,
	type PatternAction,
} from './pattern-action';

/** Resets parts to the theme's content; the notice has Undo. */
export const resetItems: PatternAction = {
	id: 'reset-post',
	getLabel: () => __( 'Reset', 'atelier' ),
	icon: backup,
	supportsBulk: true,
	isEligible: toEligibility( 'reset' ),
	Dialog: ResetForm,
};

/** Form that asks whether to reset parts to the theme's content. */
export function ResetForm( {
	items,
	closeModal,
}: RenderModalProps< PatternItem > ) {
	const [ first ] = items;
	return (
		<SubmitForm
			submitLabel={ __( 'Reset', 'atelier' ) }
			failure={ __( 'It could not be reset.', 'atelier' ) }
			isDestructive
			onSubmit={ () => reset( items ) }
			onClose={ closeModal }
		>
			<p>
				{ items.length === 1 && first
					? sprintf(
							/* translators: %s: title of a template part. */
							__(
								'Reset "%s" to the original from the theme? Its changes are removed.',
								'atelier'
							),
							shorten( first.title )
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

async function reset( items: readonly PatternItem[] ): Promise< void > {
	await runOnItems( items, {
		subject: 'wp_template_part',
		getTitle: getItemTitle,
		run: deleteItem,
		done: describeReset,
		undo: {
			done: ( restored ) =>
				describeRestored( restored.map( getItemTitle ) ),
		},
	} );
}

function describeReset( [ first, ...more ]: readonly PatternItem[] ): string {
	return first && more.length === 0
		? sprintf(
				/* translators: %s: title of a template part. */
				__( '"%s" reset.', 'atelier' ),
				shorten( first.title )
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
		  );
}
