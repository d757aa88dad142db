import { useState, type FormEvent } from 'react';
import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { useStepFocus } from '@/focus';
import type { NewTemplate } from '../writes/write-templates';
import {
	customTemplateSlug,
	customTemplateTitle,
} from '../rules/template-slug';

/** Props of {@link CustomTemplateStep}. */
export interface CustomTemplateStepProps {
	isBusy: boolean;
	onCreate: ( template: Omit< NewTemplate, 'becomesActive' > ) => void;
}

/** The step that asks for the name of a custom template, which may be empty (specification 5). */
export function CustomTemplateStep( {
	isBusy,
	onCreate,
}: CustomTemplateStepProps ) {
	const [ name, setName ] = useState( '' );
	const field = useStepFocus< HTMLInputElement >();
	const handleSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		onCreate( {
			title: customTemplateTitle( name ),
			slug: customTemplateSlug( name ),
			description: '',
			isSuggestion: false,
		} );
	};
	return (
		<form className="atelier-list-dialog" onSubmit={ handleSubmit }>
			<TextControl
				ref={ field }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name', 'atelier' ) }
				placeholder={ __( 'Custom Template', 'atelier' ) }
				help={ __(
					'Describe the template, e.g. "Post with sidebar". A custom template can be manually applied to any post or page.',
					'atelier'
				) }
				value={ name }
				onChange={ setName }
			/>
			<div className="atelier-modal-buttons">
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Create', 'atelier' ) }
				</Button>
			</div>
		</form>
	);
}
