import { useState } from 'react';
import { Button, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { LoadProblem } from '@/components/load-problem';
import { useResource } from '@/data/reads/use-resource';
import { getErrorMessage } from '@/utils/get-error-message';
import { otherThemesResource, themeWorkResource } from '../reads/other-themes';
import { describeWork } from '../rules/describe-work';
import type { OtherTheme } from '../rules/types';
import { bringWork } from '../writes/transfer-design';
import { ImportForm } from './import-form';
import '../style.scss';

/** Props of {@link BringDialog}. */
export interface BringDialogProps {
	onClose: () => void;
}

/** Brings work from another theme to the current one; the other keeps its own. */
export function BringDialog( { onClose }: BringDialogProps ) {
	const [ chosen, setChosen ] = useState< OtherTheme >();
	const { data: themes, error, retry } = useResource( otherThemesResource );
	const only = themes?.length === 1 ? themes[ 0 ] : undefined;
	const theme = chosen ?? only;
	return (
		<Dialog
			title={ __( 'Bring work from another theme', 'atelier' ) }
			size={ theme ? 'large' : 'medium' }
			onRequestClose={ onClose }
		>
			{ ! themes && <Waiting error={ error } onRetry={ retry } /> }
			{ themes?.length === 0 && (
				<p>
					{ __(
						'Nothing was made with another theme on this site.',
						'atelier'
					) }
				</p>
			) }
			{ themes && themes.length > 0 && ! theme && (
				<ul className="atelier-transfer__themes">
					{ themes.map( ( one ) => (
						<li key={ one.stylesheet }>
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ () => setChosen( one ) }
							>
								{ one.name }
							</Button>
							<span>{ describeWork( one ) }</span>
						</li>
					) ) }
				</ul>
			) }
			{ theme && <Work theme={ theme } onClose={ onClose } /> }
		</Dialog>
	);
}

function Work( {
	theme: { stylesheet, name, isInstalled },
	onClose,
}: BringDialogProps & { theme: OtherTheme } ) {
	const { data, error, retry } = useResource( themeWorkResource, stylesheet );
	return data ? (
		<>
			<p className="atelier-transfer__intro">
				{ sprintf(
					/* translators: %s: name of a theme. */
					__(
						'Copies are made for the theme that is active now. %s keeps its own, so that you can switch back.',
						'atelier'
					),
					name
				) }{ ' ' }
				{ ! isInstalled &&
					__(
						'Its folder is gone, and with it the templates that nobody has changed.',
						'atelier'
					) }
			</p>
			<ImportForm
				source={ {
					name,
					importItems: ( items ) => bringWork( stylesheet, items ),
					onJudgeAgain: retry,
				} }
				design={ data }
				getSubmitLabel={ ( count ) =>
					sprintf(
						/* translators: %d: number of things. */
						_n(
							'Bring %d thing',
							'Bring %d things',
							count,
							'atelier'
						),
						count
					)
				}
				onClose={ onClose }
			/>
		</>
	) : (
		<Waiting error={ error } onRetry={ retry } />
	);
}

function Waiting( {
	error,
	onRetry,
}: {
	error: unknown;
	onRetry: () => void;
} ) {
	return error === undefined ? (
		<Spinner />
	) : (
		<LoadProblem
			message={ getErrorMessage(
				error,
				__( 'The work could not be read.', 'atelier' )
			) }
			onRetry={ onRetry }
		/>
	);
}
