import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import type { ApplyReport } from '@/utils/apply-edits';
import { getReportMessage } from './get-report-message';

/** Props of {@link ApplyReportNotice}. */
export interface ApplyReportNoticeProps {
	report: ApplyReport;
	/** Saves again what failed; missing where that is not selected. */
	onRetry?: ( () => void ) | undefined;
}

/** What came of Apply: numbers, and each failure with its name and the server's message. */
export function ApplyReportNotice( {
	report,
	onRetry,
}: ApplyReportNoticeProps ) {
	const message = getReportMessage( report );
	const hasFailed = report.failed.length > 0;
	return (
		<Notice
			status={ hasFailed ? 'error' : 'success' }
			isDismissible={ false }
			spokenMessage={ message }
		>
			<p className="atelier-quick-edit__result">{ message }</p>
			{ hasFailed && (
				<>
					<ul className="atelier-quick-edit__failures">
						{ report.failed.map(
							( { id, title, message: reason } ) => (
								<li key={ id }>
									{ sprintf(
										/* translators: 1: title of a post. 2: why it failed. */
										__( '%1$s: %2$s', 'atelier' ),
										title,
										reason
									) }
								</li>
							)
						) }
					</ul>
					{ onRetry && (
						<Button
							variant="secondary"
							size="compact"
							onClick={ onRetry }
						>
							{ __( 'Retry', 'atelier' ) }
						</Button>
					) }
				</>
			) }
		</Notice>
	);
}
