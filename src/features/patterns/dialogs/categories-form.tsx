import { useMemo, useState } from 'react';
import { FormTokenField } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { SubmitForm } from '@/components/submit-form';
import type { PatternCategoryRecord } from '../reads/patterns';
import { runOnItems } from '../actions/run-on-items';
import type { PatternItem } from '../rules/types';
import { usePatternLibrary } from '../use-libraries';
import { findOrCreateCategory, setCategories } from '../writes/write-patterns';

/** Props of {@link CategoriesForm}. */
export interface CategoriesFormProps {
	items: readonly PatternItem[];
	onClose: ( () => void ) | undefined;
}

/** Gives patterns other categories; of several patterns those that all of them have stand in the field. */
export function CategoriesForm( { items, onClose }: CategoriesFormProps ) {
	const { library } = usePatternLibrary();
	const categories = library?.categories ?? NO_CATEGORIES;
	const first = useMemo(
		() => sharedLabels( items, categories ),
		[ items, categories ]
	);
	const [ labels, setLabels ] = useState< readonly string[] >( first );

	const save = async () => {
		const added = labels.filter( ( label ) => ! first.includes( label ) );
		const removed = first.filter( ( label ) => ! labels.includes( label ) );
		const addedIds = await Promise.all(
			added.map(
				async ( label ) =>
					( await findOrCreateCategory( label, categories ) ).id
			)
		);
		const removedIds = categories
			.filter( ( { label } ) => removed.includes( label ) )
			.map( ( { id } ) => id );
		await runOnItems( items, {
			run: async ( item ) => {
				const next = [
					...item.categoryIds.filter(
						( id ) => ! removedIds.includes( id )
					),
					...addedIds,
				];
				const saved = await setCategories( item, [
					...new Set( next ),
				] );
				return () => setCategories( item, item.categoryIds, saved );
			},
			getSuccess: ( done ) =>
				sprintf(
					/* translators: %d: number of patterns. */
					_n(
						'Categories of %d pattern updated.',
						'Categories of %d patterns updated.',
						done.length,
						'atelier'
					),
					done.length
				),
		} );
	};

	return (
		<SubmitForm
			submitLabel={ __( 'Save', 'atelier' ) }
			failure={ __(
				'An error occurred while updating the categories.',
				'atelier'
			) }
			onSubmit={ save }
			onClose={ onClose }
		>
			<FormTokenField
				__next40pxDefaultSize
				label={ __( 'Categories', 'atelier' ) }
				value={ labels as string[] }
				suggestions={ [
					...new Set( categories.map( ( { label } ) => label ) ),
				] }
				onChange={ ( tokens ) =>
					setLabels(
						tokens
							.map( ( token ) =>
								( typeof token === 'string'
									? token
									: token.value
								).trim()
							)
							.filter( Boolean )
					)
				}
				tokenizeOnBlur
			/>
		</SubmitForm>
	);
}

const NO_CATEGORIES: readonly PatternCategoryRecord[] = [];

function sharedLabels(
	items: readonly PatternItem[],
	categories: readonly PatternCategoryRecord[]
): readonly string[] {
	return categories
		.filter(
			( { id } ) =>
				id !== undefined &&
				items.every( ( item ) => item.categoryIds.includes( id ) )
		)
		.map( ( { label } ) => label );
}
