import { useState } from 'react';
import type { RenderModalProps } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';

import { SubmitForm } from '@/components/submit-form';
import {
	describeFailedPlaces,
	ReplacementField,
	replaceUses,
	undoUses,
	UsedIn,
	type UsageReplacement,
} from '@/features/usage';
import { runInForm } from '@/kits/saving/outcomes';
import type { PatternItem } from '../rules/types';
import { useReplacements } from '../use-replacements';
import {
	getItemTitle,
	toEligibility,
	type PatternAction,
} from './pattern-action';

/** Replaces a pattern or part by another in all its places; the replaced record stays. */
export const replaceItem: PatternAction = {
	id: 'replace-everywhere',
	getLabel: () => __( 'Replace everywhere', 'atelier' ),
	liveOnly: 'places',
	isEligible: toEligibility( 'replace' ),
	Dialog: ReplaceForm,
};

/** Form that asks for the replacement of a pattern or part. */
export function ReplaceForm( {
	items: [ item ],
	closeModal,
}: RenderModalProps< PatternItem > ) {
	return item ? <LoadedForm item={ item } onClose={ closeModal } /> : <></>;
}

function LoadedForm( {
	item,
	onClose,
}: {
	item: PatternItem;
	onClose: ( () => void ) | undefined;
} ) {
	const replacements = useReplacements( item );
	const [ replacement, setReplacement ] = useState( '' );
	const kind = item.type === 'wp_template_part' ? 'part' : 'pattern';

	const replace = async () => {
		let places: UsageReplacement = {
			changed: 0,
			changes: [],
			failed: [],
			kept: [],
		};
		await runInForm( item, {
			subject: item.type,
			run: async ( { id } ) => {
				places = await replaceUses( { kind, id, replacement } );
				if ( places.changed > 0 ) {
					return () => undoReplacement( places );
				}
				// Where nothing was changed, the dialog stays open with the reasons.
				if ( places.failed.length > 0 ) {
					throw new Error( describeFailedPlaces( places.failed ) );
				}
			},
			done: () => describeChanged( item, places ),
		} );
	};

	return (
		<SubmitForm
			submitLabel={ __( 'Replace', 'atelier' ) }
			failure={ __( 'It could not be replaced.', 'atelier' ) }
			recordTitle={ getItemTitle( item ) }
			canSubmit={ replacement !== '' }
			onSubmit={ replace }
			onClose={ onClose }
		>
			<p className="atelier-pattern-hint">
				{ __(
					'Each place is saved at once, and keeps a revision where its type has them. A template of the theme gets a copy that is active.',
					'atelier'
				) }
			</p>
			<UsedIn kind={ kind } id={ item.id } />
			<ReplacementField
				choices={ replacements }
				value={ replacement }
				onChange={ setReplacement }
			/>
		</SubmitForm>
	);
}

async function undoReplacement( { changes }: UsageReplacement ) {
	const failed = await undoUses( changes );
	if ( failed.length > 0 ) {
		throw new Error( describeFailedPlaces( failed ) );
	}
}

// Where some places were changed, the message has the number of the others, and the reasons.
function describeChanged(
	item: PatternItem,
	{ changed, failed, kept }: UsageReplacement
): string | undefined {
	const sentences = [
		changed > 0 &&
			sprintf(
				/* translators: 1: title of a pattern or template part. 2: number of places. */
				_n(
					'“%1$s” replaced in %2$d place.',
					'“%1$s” replaced in %2$d places.',
					changed,
					'atelier'
				),
				getItemTitle( item ),
				changed
			),
		kept.length > 0 &&
			sprintf(
				/* translators: %d: number of places. */
				_n(
					'%d file of the theme cannot be changed and stays.',
					'%d files of the theme cannot be changed and stay.',
					kept.length,
					'atelier'
				),
				kept.length
			),
		failed.length > 0 && describeFailedPlaces( failed ),
	].filter( Boolean );
	return sentences.join( ' ' ) || undefined;
}
