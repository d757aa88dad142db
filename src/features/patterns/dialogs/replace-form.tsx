import { useState } from 'react';
import { SelectControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { SubmitForm } from '@/components/submit-form';
import { replaceUses, UsedIn } from '@/features/usage';
import type { PatternItem } from '../rules/types';
import { useReplacements } from '../use-replacements';

/** Props of {@link ReplaceForm}. */
export interface ReplaceFormProps {
	item: PatternItem;
	onClose: ( () => void ) | undefined;
}

/** Puts another pattern or part in all places of one, which stays. */
export function ReplaceForm( { item, onClose }: ReplaceFormProps ) {
	const replacements = useReplacements( item );
	const [ replacement, setReplacement ] = useState( '' );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const kind = item.type === 'wp_template_part' ? 'part' : 'pattern';

	const replace = async () => {
		const { changed, failed } = await replaceUses( {
			kind,
			id: item.id,
			replacement,
		} );
		if ( changed > 0 ) {
			void createSuccessNotice(
				sprintf(
					/* translators: 1: title of a pattern or template part. 2: number of places. */
					_n(
						'“%1$s” replaced in %2$d place.',
						'“%1$s” replaced in %2$d places.',
						changed,
						'atelier'
					),
					item.title,
					changed
				),
				{ type: 'snackbar' }
			);
		}
		if ( failed.length > 0 ) {
			throw new Error( describeFailures( failed ) );
		}
	};

	return (
		<SubmitForm
			submitLabel={ __( 'Replace', 'atelier' ) }
			failure={ __( 'It could not be replaced.', 'atelier' ) }
			recordTitle={ item.title }
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
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Replace with', 'atelier' ) }
				value={ replacement }
				options={ [
					{ value: '', label: __( 'Choose…', 'atelier' ) },
					...replacements,
				] }
				onChange={ setReplacement }
			/>
		</SubmitForm>
	);
}

function describeFailures(
	failed: readonly { title: string; message: string }[]
): string {
	return sprintf(
		/* translators: 1: number of places. 2: their titles. 3: one or more reasons, each a sentence. */
		_n(
			'%1$d place could not be changed: %2$s. %3$s',
			'%1$d places could not be changed: %2$s. %3$s',
			failed.length,
			'atelier'
		),
		failed.length,
		failed.map( ( { title } ) => title ).join( ', ' ),
		[ ...new Set( failed.map( ( { message } ) => message ) ) ].join( ' ' )
	);
}
